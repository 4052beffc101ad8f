import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelUnpaidTransfers } from "../domains/bank-transfers/cancel-unpaid-transfers.ts"
import { coverOrders } from "../domains/orders/cover-parts.ts"
import { enqueueLargeTransferMails } from "../domains/orders/enqueue-large-transfers.ts"
import { remindOfTransfers } from "../domains/orders/remind-of-transfers.ts"
import { requestMissingAmounts } from "../domains/orders/request-missing-amounts.ts"
import { runSeparately } from "../domains/run-separately.ts"

/**
 * Marks orders as paid that part payments cover; cancels unpaid bank transfers after their deadline, so that the products can
 * be sold again; reminds before the deadline, asks for the rest of part payments, and asks the owner about large amounts.
 */
export default async function unpaidTransfers(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    coverOrders: () => coverOrders(container, null),
    cancelUnpaidTransfers,
    remindOfTransfers,
    requestMissingAmounts,
    enqueueLargeTransferMails,
  })
}

export const config = { name: "unpaid-transfers", schedule: "23 * * * *" }
