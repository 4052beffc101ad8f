import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderEditWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils"
import { issueGiftCards } from "../domains/gift-card-sales/issue-gift-cards.ts"
import { voidReturnedCards } from "../domains/gift-card-sales/void-gift-cards.ts"
import { matchGiftCardValues, returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"

/**
 * Updates the gift cards that an order used, credits or bought; if this process dies first, the job
 * `gift-cards` does it.
 */
export default async function giftCards({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  if (event.name === OrderWorkflowEvents.PLACED)
    await matchGiftCardValues(container, { orderId: event.data.id })
  if (MAY_HAVE_PAID.includes(event.name)) return sendCards(container, event.data.id)
  await returnToGiftCards(container)
  await voidReturnedCards(container)
}

const MAY_HAVE_PAID: string[] = [OrderWorkflowEvents.PLACED, PaymentEvents.CAPTURED]

async function sendCards(container: SubscriberArgs["container"], causeId: string): Promise<void> {
  await sendQueuedMails(container, await issueGiftCards(container, causeId))
}

export const config: SubscriberConfig = {
  event: [
    ...[OrderWorkflowEvents.PLACED, OrderWorkflowEvents.CANCELED],
    ...[OrderWorkflowEvents.RETURN_RECEIVED, PaymentEvents.REFUNDED, PaymentEvents.CAPTURED],
    OrderEditWorkflowEvents.CONFIRMED,
  ],
  context: { subscriberId: "gift-cards" },
}
