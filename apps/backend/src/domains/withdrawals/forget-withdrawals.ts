import type { MedusaContainer } from "@medusajs/framework/types"
import { WITHDRAWAL_MODULE } from "../../modules/withdrawal/index.ts"

/** As the privacy notice says: claims lapse after five years (2013. évi V. törvény, Ptk. 6:22. §). */
const KEEP_YEARS = 5

/** Deletes withdrawals after the retention period; their e-mails are deleted earlier. */
export async function forgetWithdrawals(container: MedusaContainer): Promise<void> {
  await container.resolve(WITHDRAWAL_MODULE).forget(KEEP_YEARS)
}
