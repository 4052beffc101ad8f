import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetWithdrawals } from "../domains/withdrawals/forget-withdrawals.ts"

/** Withdrawals are kept as long as the privacy notice says, and no longer. */
export default async function withdrawalsJob(container: MedusaContainer): Promise<void> {
  await forgetWithdrawals(container)
}

export const config = { name: "withdrawals", schedule: "43 3 * * *" }
