import type { GiftCard } from "@porteka/commerce-sdk"
import { callStore } from "./backend-buyer.ts"

/** A gift card as the shop shows it to whoever has its code. */
export const readGiftCard = async (code: string): Promise<GiftCard> =>
  (await callStore<{ gift_card: GiftCard }>(`/store/gift-cards/${code}`)).body.gift_card

/** What is left of a gift card. */
export const balanceOf = async (code: string): Promise<number> => (await readGiftCard(code)).balance
