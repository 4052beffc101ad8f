import type { MedusaContainer } from "@medusajs/framework/types"
import { repairCaptures } from "../domains/card-payments/record-capture.ts"
import { issueGiftCards } from "../domains/gift-card-sales/issue-gift-cards.ts"
import { voidReturnedCards } from "../domains/gift-card-sales/void-gift-cards.ts"
import { returnToGiftCards } from "../domains/gift-cards/repair-gift-cards.ts"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"
import { repairStages } from "../domains/order-desk/refresh-stages.ts"
import { repairBooks } from "../domains/orders/book-money.ts"
import { repairCredits } from "../domains/orders/repair-credits.ts"
import { sendQueuedMails } from "../domains/outgoing-mails/send-outgoing-mails.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { LAST_MONTHS } from "../records/touched-orders.sql.ts"

/** Looks back further than the jobs that run every minute, for work that could not be done for a week. */
export default async function lostEvents(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    repairCaptures: () => repairCaptures(container, LAST_MONTHS),
    repairBooks: () => repairBooks(container, LAST_MONTHS),
    repairCredits: () => repairCredits(container, LAST_MONTHS),
    invoices: () => issueDueInvoices(container, LAST_MONTHS),
    returnToGiftCards: () => returnToGiftCards(container, LAST_MONTHS),
    voidReturnedCards: () => voidReturnedCards(container, LAST_MONTHS),
    repairStages,
    issueGiftCards: async () => sendQueuedMails(container, await issueGiftCards(container, LAST_MONTHS)),
  })
}

export const config = { name: "lost-events", schedule: "29 2 * * *" }
