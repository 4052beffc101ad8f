import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { databaseFaultOf } from "../../records/database-faults.ts"
import { rebuildNavigation } from "./build-navigation.ts"
import { reindexProducts } from "./reindex-products.ts"
import { findTouchedProducts, findTranslatedRecords, type TouchedEntity } from "./touched-products.ts"
import { updateStock } from "./update-stock.ts"

/** Events of one change come in bursts: products are collected this long before they are indexed. */
const COLLECT_MS = 150

const BATCH_SIZE = 50

/** A kind of record of which changes are reported; translations belong to records of other kinds. */
export type ReportedEntity = TouchedEntity | "translation"

/** Every order changes stock, and documents show nothing else of these records. */
const STOCK_ENTITIES: TouchedEntity[] = ["inventory-level", "reservation-item"]

const NAVIGATION_ENTITIES: TouchedEntity[] = ["product-category", "product-collection"]

/**
 * Products to be reindexed by this process. What fails only because the database cannot be reached stays in the queue, and is tried again.
 * The queue may be lost in a crash: the repair job finds what it missed.
 */
class ReindexQueue {
  /** Changed records whose products have not been looked up yet. */
  readonly #records = new Map<ReportedEntity, Set<string>>()
  readonly #products = new Set<string>()
  /** Products of which only the stock has changed. */
  readonly #stock = new Set<string>()
  #navigation = false
  #running: Promise<void> | undefined

  add(container: MedusaContainer, productIds: readonly string[], navigation: boolean): void {
    for (const id of productIds) this.#products.add(id)
    this.#navigation ||= navigation
    if (this.#isWaiting()) this.#start(container)
  }

  /** Adds the products that show these records: they are looked up when the burst is over, with one query per kind of record. */
  addRecords(container: MedusaContainer, entity: ReportedEntity, ids: readonly string[]): void {
    const known = this.#records.get(entity) ?? new Set()
    for (const id of ids) known.add(id)
    if (known.size > 0) this.#records.set(entity, known)
    if (this.#isWaiting()) this.#start(container)
  }

  /** Resolves when everything added so far is indexed. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  #start(container: MedusaContainer): void {
    this.#running ??= new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
      .then(() => this.#drain(container))
      .catch((error) => {
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error("Catalogue: indexing failed, it is tried again, by the repair job at the latest", error)
      })
      .finally(() => {
        this.#running = undefined
        if (this.#isWaiting()) this.#start(container)
      })
  }

  #isWaiting(): boolean {
    return this.#records.size > 0 || this.#products.size > 0 || this.#stock.size > 0 || this.#navigation
  }

  async #drain(container: MedusaContainer): Promise<void> {
    await this.#findProducts(container)
    for (const id of this.#products) this.#stock.delete(id)
    await doInBatches(this.#stock, async (batch) => {
      for (const id of await updateStock(container, batch)) this.#products.add(id)
    })
    await doInBatches(this.#products, async (batch) => {
      const result = await reindexProducts(container, batch)
      this.#navigation ||= result.navigation_changed
    })
    if (!this.#navigation) return
    this.#navigation = false
    await orKeep(
      () => rebuildNavigation(container, container.resolve(CATALOGUE_MODULE)),
      () => {
        this.#navigation = true
      },
    )
  }

  async #findProducts(container: MedusaContainer): Promise<void> {
    for (const [entity, ids] of [...this.#records]) {
      this.#records.delete(entity)
      await orKeep(
        () => this.#findProductsOf(container, entity, [...ids]),
        () => this.#records.set(entity, new Set([...ids, ...(this.#records.get(entity) ?? [])])),
      )
    }
  }

  async #findProductsOf(container: MedusaContainer, reported: ReportedEntity, ids: string[]): Promise<void> {
    const records: Iterable<[TouchedEntity, string[]]> =
      reported === "translation" ? await findTranslatedRecords(container, ids) : [[reported, ids]]
    for (const [entity, some] of records) {
      const products = await findTouchedProducts(container, entity, some)
      const waiting = STOCK_ENTITIES.includes(entity) ? this.#stock : this.#products
      for (const id of products) waiting.add(id)
      this.#navigation ||= NAVIGATION_ENTITIES.includes(entity)
    }
  }
}

/** Does work, or keeps it for later if the database cannot be reached. */
async function orKeep(work: () => Promise<unknown>, keep: () => void): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (databaseFaultOf(error)) keep()
    throw error
  }
}

/** Empties `ids`. */
async function doInBatches(ids: Set<string>, work: (batch: string[]) => Promise<void>): Promise<void> {
  while (ids.size > 0) {
    const batch = takeBatch(ids)
    await orKeep(
      () => work(batch),
      () => {
        for (const id of batch) ids.add(id)
      },
    )
  }
}

function takeBatch(ids: Set<string>): string[] {
  const batch = [...ids].slice(0, BATCH_SIZE)
  for (const id of batch) ids.delete(id)
  return batch
}

export const reindexQueue = new ReindexQueue()
