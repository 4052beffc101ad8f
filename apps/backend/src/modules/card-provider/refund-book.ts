import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ProviderUnavailableError } from "./card-gateway.ts"

const DECIDED = `
  select coalesce(sum(refund.amount), 0) as total
    from refund join payment on payment.id = refund.payment_id
   where payment.data->>'id' = ? and refund.deleted_at is null and refund.metadata->>'refusal' is null`

/** Far longer than the provider is waited for. */
const LEASE_MINUTES = 5

const TAKE_LEASE = `
  insert into refund_lease (provider_payment_id, holder, expires_at)
  values (:id, :holder, now() + make_interval(mins => ${LEASE_MINUTES}))
  on conflict (provider_payment_id) do update set holder = excluded.holder, expires_at = excluded.expires_at
   where refund_lease.expires_at < now()
  returning holder`

const GIVE_BACK = "delete from refund_lease where provider_payment_id = :id and holder = :holder"

/**
 * Asks the provider for a refund, knowing the total of all staff refunds of the payment but those that it has refused. Only
 * one call at a time may do so for a payment: others are told that the provider is unavailable, and the job sends their refunds.
 * Medusa records a refund before it calls the provider, so the current one is included. No connection to the database is
 * held while the provider is asked: ten refunds at a provider that hangs would hold all of them.
 * @throws ProviderUnavailableError
 */
export async function withRefundsDecided<Result>(
  knex: Knex,
  providerPaymentId: string,
  ask: (decidedInAll: number) => Promise<Result>,
): Promise<Result> {
  const lease = { id: providerPaymentId, holder: randomUUID() }
  const taken = await knex.raw<{ rows: unknown[] }>(TAKE_LEASE, lease)
  if (taken.rows.length === 0)
    throw new ProviderUnavailableError(`Another refund of ${providerPaymentId} is being sent`)
  try {
    const { rows } = await knex.raw<{ rows: { total: string }[] }>(DECIDED, [providerPaymentId])
    return await ask(Number(rows[0]?.total))
  } finally {
    // What was sent is sent, and a lease that cannot be given back expires.
    await knex.raw(GIVE_BACK, lease).catch(() => undefined)
  }
}

const SENT_OTHERWISE = `
  select 1 from refund where id = ? and metadata->>'refusal' is not null and metadata->>'is_sent' is not null`

/** Whether the staff has sent the money of a refund by other means, so that the provider is not asked for it. */
export async function isSentOtherwise(knex: Knex, refundId: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(SENT_OTHERWISE, [refundId])
  return rows.length > 0
}
