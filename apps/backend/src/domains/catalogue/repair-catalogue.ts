import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { rebuildNavigation } from "./build-navigation.ts"
import {
  findExpiredProducts,
  findLongestUnseenProducts,
  findMisjudgedStock,
  findStaleProducts,
} from "./find-stale-products.ts"
import { reindexProducts } from "./reindex-products.ts"

const BATCH_SIZE = 50

/** Products checked in every repair although nothing says that they are stale. */
const UNSEEN_PER_REPAIR = 100

/** Updates everything for which an event was lost. */
export async function repairCatalogue(container: MedusaContainer): Promise<void> {
  const ids = [
    ...(await findStaleProducts(container)),
    ...(await findMisjudgedStock(container, (await readSettings(container)).lowStockBelow)),
    ...(await findLongestUnseenProducts(container, UNSEEN_PER_REPAIR)),
  ]
  const changed = await reindexAll(container, [...new Set(ids)])
  await rebuildNavigation(container, container.resolve(CATALOGUE_MODULE))
  if (changed > 0) {
    container.resolve(ContainerRegistrationKeys.LOGGER).warn(`Catalogue: ${changed} products repaired`)
  }
}

let repairing = false

/** Repairs immediately, in the background, instead of with the next job; one repair at a time. */
export function repairCatalogueNow(container: MedusaContainer): void {
  if (repairing) return
  repairing = true
  repairCatalogue(container)
    .catch((error) => container.resolve(ContainerRegistrationKeys.LOGGER).error(`Catalogue repair: ${error}`))
    .finally(() => {
      repairing = false
    })
}

/** Updates documents that are outdated by time alone. */
export async function renewExpiredDocuments(container: MedusaContainer): Promise<void> {
  await reindexAll(container, await findExpiredProducts(container))
}

/** Applies another low-stock limit: only affected products are indexed. */
export async function reindexStockStates(container: MedusaContainer, lowStockBelow: number): Promise<void> {
  await reindexAll(container, await findMisjudgedStock(container, lowStockBelow))
}

async function reindexAll(container: MedusaContainer, ids: readonly string[]): Promise<number> {
  let changed = 0
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    changed += (await reindexProducts(container, ids.slice(start, start + BATCH_SIZE))).changed.length
  }
  return changed
}
