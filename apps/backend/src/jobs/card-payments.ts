import type { MedusaContainer } from "@medusajs/framework/types"
import { repairCaptures } from "../domains/card-payments/record-capture.ts"
import { repairCardPayments } from "../domains/card-payments/repair-card-payments.ts"
import { repairRefunds } from "../domains/card-payments/repair-refunds.ts"
import { repairBooks } from "../domains/orders/book-money.ts"
import {
  dropHalfMadeOrders,
  freeCanceledStock,
  freeLostReservations,
} from "../domains/orders/drop-half-made-orders.ts"
import { finishCredits } from "../domains/orders/open-change.ts"
import { repairCredits } from "../domains/orders/repair-credits.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { LAST_WEEK } from "../records/touched-orders.sql.ts"

/**
 * Finds payments without a returning shopper or webhook, refunds that were never sent, captures, refunds
 * and credits that were not recorded, half-made orders, and stock that refused or canceled orders still hold.
 */
export default async function cardPayments(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    dropHalfMadeOrders,
    freeLostReservations,
    freeCanceledStock,
    repairCardPayments,
    repairCaptures: () => repairCaptures(container, LAST_WEEK),
    repairRefunds,
    finishCredits,
    repairBooks: () => repairBooks(container, LAST_WEEK),
    repairCredits: () => repairCredits(container, LAST_WEEK),
  })
}

/** Every 20 seconds. */
export const config = { name: "card-payments", schedule: "*/20 * * * * *" }
