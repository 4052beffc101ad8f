import type { MedusaContainer } from "@medusajs/framework/types"
import { returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"

/** Finds what a lost event or a dying process has left wrong on gift cards, and codes whose uses are in doubt. */
export default async function giftCards(container: MedusaContainer): Promise<void> {
  await returnToGiftCards(container)
}

export const config = { name: "gift-cards", schedule: "* * * * *" }
