import type { MedusaContainer } from "@medusajs/framework/types"
import { issueGiftCards } from "../domains/gift-card-sales/issue-gift-cards.ts"
import { matchGiftCardOffer } from "../domains/gift-card-sales/match-offer.ts"
import { voidReturnedCards } from "../domains/gift-card-sales/void-gift-cards.ts"
import { returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { LAST_WEEK } from "../records/touched-orders.sql.ts"

/** Repairs gift cards after a lost event or a dying process, and sends those that are due. */
export default async function giftCards(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    returnToGiftCards: () => returnToGiftCards(container, LAST_WEEK),
    matchGiftCardOffer,
    voidReturnedCards: () => voidReturnedCards(container, LAST_WEEK),
    issueGiftCards: async () => sendQueuedMails(container, await issueGiftCards(container, LAST_WEEK)),
  })
}

export const config = { name: "gift-cards", schedule: "* * * * *" }
