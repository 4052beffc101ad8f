import type { MedusaContainer } from "@medusajs/framework/types"
import { notifyWaiting } from "../domains/restock/notify-waiting.ts"
import { runSeparately } from "../domains/run-separately.ts"
import { RESTOCK_NOTICE_MODULE } from "../modules/restock-notice/index.ts"

/**
 * Finds people who wait for a product that is available again, and deletes addresses that are no longer
 * needed.
 */
export default async function restockNotices(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    notifyWaiting,
    prune: () => container.resolve(RESTOCK_NOTICE_MODULE).prune(),
  })
}

export const config = { name: "restock-notices", schedule: "* * * * *" }
