import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { matchGiftCardValues, returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"

/** What an order has spent of a gift card, or gives back; if this process dies first, the job `gift-cards` does it. */
export default async function giftCards({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  if (event.name === OrderWorkflowEvents.CANCELED) await returnToGiftCards(container)
  else await matchGiftCardValues(container, { orderId: event.data.id })
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, OrderWorkflowEvents.CANCELED],
  context: { subscriberId: "gift-cards" },
}
