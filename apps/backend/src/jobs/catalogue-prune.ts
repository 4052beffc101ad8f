import type { MedusaContainer } from "@medusajs/framework/types"
import { runSeparately } from "../domains/run-separately.ts"
import { CATALOGUE_MODULE } from "../modules/catalogue/index.ts"

/** A reader that was away for longer drops everything it holds. */
const KEEP_DAYS = 7

/** Limits the size of the change feed and of the list of searches without a result. */
export default async function cataloguePrune(container: MedusaContainer): Promise<void> {
  const catalogue = container.resolve(CATALOGUE_MODULE)
  await runSeparately(container, {
    changes: () => catalogue.pruneChanges(KEEP_DAYS),
    missedSearches: () => catalogue.missedSearches.prune(),
  })
}

export const config = { name: "catalogue-prune", schedule: "17 3 * * *" }
