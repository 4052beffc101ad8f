import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import { lowerGiftCards } from "../workflows/gift-cards/gift-cards.ts"

/** Keeps what a gift card's code takes off an order to what is left on it. */
export default async function giftCards({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await lowerGiftCards(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: OrderWorkflowEvents.PLACED,
  context: { subscriberId: "gift-cards" },
}
