import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const DECIDED = `
  select coalesce(sum(refund.amount), 0) as total
    from refund join payment on payment.id = refund.payment_id
   where payment.data->>'id' = ? and refund.deleted_at is null and refund.metadata->>'refusal' is null`

/**
 * The total of all staff refunds of a payment but those that the provider has refused, read under a database lock for this payment, so that concurrent
 * calls to the provider are serialized. Medusa records a refund before it calls the provider, so the current
 * one is included.
 */
export function withRefundsDecided<Result>(
  knex: Knex,
  providerPaymentId: string,
  work: (decidedInAll: number) => Promise<Result>,
): Promise<Result> {
  return knex.transaction(async (transaction) => {
    await transaction.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [providerPaymentId])
    const { rows } = await transaction.raw<{ rows: { total: string }[] }>(DECIDED, [providerPaymentId])
    return await work(Number(rows[0]?.total))
  })
}

const SENT_OTHERWISE = `
  select 1 from refund where id = ? and metadata->>'refusal' is not null and metadata->>'is_sent' is not null`

/** Whether the staff has sent the money of a refund by other means, so that the provider is not asked for it. */
export async function isSentOtherwise(knex: Knex, refundId: string): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(SENT_OTHERWISE, [refundId])
  return rows.length > 0
}
