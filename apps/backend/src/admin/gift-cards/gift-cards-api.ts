import type { AdminGiftCard, GivenGiftCard, ListAnswer } from "@porteka/commerce-sdk"
import { fetchPage, post } from "../back-end.ts"

export const listSoldCards = (page: number, q: string): Promise<ListAnswer<"gift_cards", AdminGiftCard>> =>
  fetchPage("/admin/sold-gift-cards", page, q ? { q } : {})

export const giveCard = (card: GivenGiftCard) => post("/admin/sold-gift-cards", card)

export const sendCard = (id: string, email: string) => post(`/admin/sold-gift-cards/${id}/send`, { email })

export const voidCard = (id: string) => post(`/admin/sold-gift-cards/${id}/void`, {})
