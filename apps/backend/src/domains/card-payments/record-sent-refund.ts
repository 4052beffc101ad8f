import type { MedusaContainer } from "@medusajs/framework/types"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { queryRows } from "../../records/query-rows.ts"
import { notAllowed } from "../../refusals/refusals.ts"
import { refundPayment } from "../orders/refund-payment.ts"

/** The card payment of an order, and what of it was not refunded. */
const KEPT = `
  select payment.id, (select coalesce(sum(amount), 0) from capture where payment_id = payment.id and deleted_at is null)
                   - (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and deleted_at is null) as kept
    from payment
    join order_payment_collection link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
   where link.order_id = ? and payment.provider_id = ? and payment.deleted_at is null`

interface SentRefund {
  orderId: string
  amount: number
  /** Why it did not go back to the card, in the staff's words. */
  reason: string
  by: string
  metadata: Record<string, unknown>
  /** What the caller takes off the price afterward. */
  extraCredit: number
}

/**
 * Records a refund of a card payment whose money the staff has sent by other means, because the provider refuses to. It is
 * marked like one that `settleRefund` ends. Call it under the order's lock. @throws not_allowed
 */
export async function recordSentRefund(
  container: MedusaContainer,
  { orderId, amount, reason, by, metadata, extraCredit }: SentRefund,
): Promise<void> {
  const payments = await queryRows<{ id: string; kept: string }>(container, KEPT, [orderId, CARD_PROVIDER_ID])
  const payment = payments.find(({ kept }) => Number(kept) >= amount)
  if (!payment) {
    throw notAllowed({
      hu: "Ennyit nem lehet visszaadni: több, mint amennyit kártyával befizettek és még nincs visszatérítve.",
      en: "This is more than what was paid by card and not refunded yet.",
    })
  }
  await refundPayment(container, orderId, {
    payment_id: payment.id,
    amount,
    created_by: by,
    note: reason,
    extraCredit,
    metadata: { ...metadata, refusal: reason, is_sent: true },
  })
}
