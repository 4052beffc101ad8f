import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetWithdrawals } from "../domains/withdrawals/forget-withdrawals.ts"

/** Deletes withdrawals after the retention period in the privacy policy. */
export default async function withdrawalsJob(container: MedusaContainer): Promise<void> {
  await forgetWithdrawals(container)
}

export const config = { name: "withdrawals", schedule: "43 3 * * *" }
