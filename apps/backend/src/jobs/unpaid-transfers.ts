import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelUnpaidTransfers } from "../domains/orders/cancel-unpaid-transfers.ts"
import { remindOfTransfers } from "../domains/orders/remind-of-transfers.ts"

/** What was to be paid by bank transfer and was not gives its goods free again; what has still time is reminded. */
export default async function unpaidTransfers(container: MedusaContainer): Promise<void> {
  await cancelUnpaidTransfers(container)
  await remindOfTransfers(container)
}

export const config = { name: "unpaid-transfers", schedule: "23 * * * *" }
