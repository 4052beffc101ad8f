import type { MedusaContainer } from "@medusajs/framework/types"
import type { FailedRefund, RefundSettlement } from "@porteka/commerce-sdk"
import { queryRows, runStatement } from "../../records/query-rows.ts"
import { notFound } from "../../refusals/refusals.ts"

/** Refunds of an order that the card provider refuses, or to which it has not answered for a day. */
const FAILED = `
  select refund.id, round(refund.amount)::int as amount, refund.metadata->>'refusal' as refusal
    from refund
    join payment on payment.id = refund.payment_id
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
   where link.order_id = ? and refund.deleted_at is null and refund.metadata->>'is_sent' is null
     and (refund.metadata->>'refusal' is not null or refund.metadata->>'is_unanswered' is not null)
   order by refund.created_at`

export const listFailedRefunds = (container: MedusaContainer, orderId: string): Promise<FailedRefund[]> =>
  queryRows<FailedRefund>(container, FAILED, [orderId])

/** The refusal stays, so that the provider is not asked for this money together with a later refund (refund-book.ts). */
const SENT_OTHERWISE = `update refund set metadata = metadata || '{"is_sent": true}' where id = ?`
const ASK_AGAIN = `update refund set metadata = metadata - 'refusal' where id = ?`

/**
 * What the staff decides about a refund that the provider has refused: the provider is asked again by the next run of
 * `repair-refunds.ts`, or the money was sent by other means. @throws 404 if the order has no such refund
 */
export async function settleRefund(
  container: MedusaContainer,
  { orderId, refundId, settlement }: { orderId: string; refundId: string; settlement: RefundSettlement },
): Promise<void> {
  const failed = await listFailedRefunds(container, orderId)
  if (!failed.some(({ id, refusal }) => id === refundId && refusal !== null))
    throw notFound("No refund of this order was refused by the provider")
  await runStatement(container, settlement === "ask_again" ? ASK_AGAIN : SENT_OTHERWISE, [refundId])
}
