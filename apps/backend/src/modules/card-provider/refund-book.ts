import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const DECIDED = `
  select coalesce(sum(refund.amount), 0) as total
    from refund join payment on payment.id = refund.payment_id
   where payment.data->>'id' = ? and refund.deleted_at is null`

/**
 * What the staff has decided to send back of a payment in all, under a lock of the database for this payment: two who
 * bring the provider up to that sum do so one after the other. Medusa notes a refund before it asks the provider, so the
 * one that is being sent is in it.
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
