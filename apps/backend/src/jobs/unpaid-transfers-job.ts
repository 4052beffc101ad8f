import type { MedusaContainer } from "@medusajs/framework/types"
import { askAboutLargeTransfers } from "../domains/orders/ask-about-large-transfers.ts"
import { cancelUnpaidTransfers } from "../domains/orders/cancel-unpaid-transfers.ts"
import { remindOfTransfers } from "../domains/orders/remind-of-transfers.ts"

/** What was to be paid by bank transfer and was not gives its goods free again; what has still time is reminded, and the owner asked where it is much. */
export default async function unpaidTransfers(container: MedusaContainer): Promise<void> {
  await cancelUnpaidTransfers(container)
  await remindOfTransfers(container)
  await askAboutLargeTransfers(container)
}

export const config = { name: "unpaid-transfers", schedule: "23 * * * *" }
