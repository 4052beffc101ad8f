import type { MedusaContainer } from "@medusajs/framework/types"
import { tellWaiting } from "../domains/restock/tell-waiting.ts"
import { RESTOCK_NOTICE_MODULE } from "../modules/restock-notice/index.ts"

/** Finds who waits for what is there again, and forgets whom there is no reason to remember. */
export default async function restockNotices(container: MedusaContainer): Promise<void> {
  await tellWaiting(container)
  await container.resolve(RESTOCK_NOTICE_MODULE).prune()
}

export const config = { name: "restock-notices", schedule: "* * * * *" }
