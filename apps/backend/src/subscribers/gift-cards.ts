import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils"
import { issueGiftCards } from "../domains/gift-card-sales/issue-gift-cards.ts"
import { voidReturnedCards } from "../domains/gift-card-sales/void-gift-cards.ts"
import { matchGiftCardValues, returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"
import { findOrderOfRecord } from "../domains/orders/find-order-of-record.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/**
 * Updates the gift cards that an order used, credits or bought; if this process dies first, the job
 * `gift-cards` does it.
 */
export default async function giftCards({
  event,
  container,
}: SubscriberArgs<{ id?: string; order_id?: string }>): Promise<void> {
  const { id, order_id: named } = event.data
  const orderId = named ?? (id && (await findOrderOfRecord(container, id)))
  if (!orderId) return
  if (event.name === OrderWorkflowEvents.PLACED) await matchGiftCardValues(container, { orderId })
  if (MAY_HAVE_PAID.includes(event.name)) {
    await sendQueuedMails(container, await issueGiftCards(container, { orderId }))
    return
  }
  await returnToGiftCards(container, { orderId })
  await voidReturnedCards(container, { orderId })
}

const MAY_HAVE_PAID: string[] = [OrderWorkflowEvents.PLACED, PaymentEvents.CAPTURED]

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
    OrderWorkflowEvents.CANCELED,
    OrderWorkflowEvents.RETURN_RECEIVED,
    PaymentEvents.REFUNDED,
    PaymentEvents.CAPTURED,
    OrderEditWorkflowEvents.CONFIRMED,
  ],
  context: { subscriberId: "gift-cards" },
}
