import type { MedusaContainer } from "@medusajs/framework/types"
import { WITHDRAWAL_MODULE } from "../modules/withdrawal/index.ts"

/** Deletes withdrawals after the retention period in the privacy policy; their e-mails are deleted earlier. */
export default async function withdrawalsJob(container: MedusaContainer): Promise<void> {
  await container.resolve(WITHDRAWAL_MODULE).prune()
}

export const config = { name: "withdrawals", schedule: "43 3 * * *" }
