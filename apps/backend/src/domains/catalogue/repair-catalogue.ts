import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reasonOf } from "../../logs/failure.ts"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { databaseFaultOf } from "../../records/database-faults.ts"
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

/** Between attempts while the database cannot be reached; after the last one it is the turn of the job's next run. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000]

/** Products checked in every repair although nothing says that they are stale. */
const UNSEEN_PER_REPAIR = 100

let running: Promise<void> | undefined
/** The repair after the running one, for what became outdated after that had looked. */
let next: Promise<void> | undefined

/**
 * Updates everything for which an event was lost until now; one repair at a time. If the database cannot be reached meanwhile,
 * it goes on as soon as it is back.
 */
export function repairCatalogue(container: MedusaContainer): Promise<void> {
  if (!running && !next) return begin(container)
  next ??= Promise.resolve(running)
    // Its own caller learns that it failed.
    .catch(() => undefined)
    .then(() => begin(container))
  return next
}

function begin(container: MedusaContainer): Promise<void> {
  next = undefined
  running = repairPatiently(container).finally(() => {
    running = undefined
  })
  return running
}

/** Repairs immediately, in the background, instead of with the next job. */
export function repairCatalogueNow(container: MedusaContainer): void {
  repairCatalogue(container).catch((error) =>
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`Catalogue repair: ${error}`),
  )
}

async function repairPatiently(container: MedusaContainer): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await repair(container)
    } catch (error) {
      if (!databaseFaultOf(error)) throw error
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Catalogue repair: it goes on in ${pauseMs / 1000} s: ${reasonOf(error)}`)
    }
    await wait(pauseMs, undefined, { ref: false })
  }
  await repair(container)
}

async function repair(container: MedusaContainer): Promise<void> {
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
