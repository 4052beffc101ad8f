import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelUnpaidTransfers } from "../domains/orders/cancel-unpaid-transfers.ts"

/** What was to be paid by bank transfer and was not gives its goods free again. */
export default async function unpaidTransfers(container: MedusaContainer): Promise<void> {
  await cancelUnpaidTransfers(container)
}

export const config = { name: "unpaid-transfers", schedule: "23 * * * *" }
