import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils"
import { matchGiftCardValues, returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"

/** What an order has spent of a gift card, or gives back; if this process dies first, the job `gift-cards` does it. */
export default async function giftCards({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  if (event.name === OrderWorkflowEvents.PLACED)
    await matchGiftCardValues(container, { orderId: event.data.id })
  else await returnToGiftCards(container)
}

export const config: SubscriberConfig = {
  event: [
    ...[OrderWorkflowEvents.PLACED, OrderWorkflowEvents.CANCELED],
    ...[OrderWorkflowEvents.RETURN_RECEIVED, PaymentEvents.REFUNDED],
  ],
  context: { subscriberId: "gift-cards" },
}
