import type { MedusaContainer } from "@medusajs/framework/types"

/** A reader that was away for longer drops everything it holds. */
const KEEP_DAYS = 7

/** The change feed does not grow for ever. */
export default async function cataloguePrune(container: MedusaContainer): Promise<void> {
  await container.resolve("catalogue").pruneChanges(KEEP_DAYS)
}

export const config = { name: "catalogue-prune", schedule: "17 3 * * *" }
