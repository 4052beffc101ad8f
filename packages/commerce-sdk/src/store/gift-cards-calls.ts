import { checkGiftCard } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import type { GiftCard } from "../types/gift-card-types.ts"

export const giftCards = {
  /** By id or code. */
  retrieve: get("/store/gift-cards/{id}").gives<{ gift_card: GiftCard }>(checkGiftCard),
}
