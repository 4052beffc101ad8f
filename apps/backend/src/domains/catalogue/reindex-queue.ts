import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
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
 * Products to be reindexed by this process. The queue may be lost in a crash: the repair job finds what it
 * missed.
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
          .error("Catalogue: indexing failed, the repair job will try again", error)
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
    while (this.#stock.size > 0) {
      for (const id of await updateStock(container, takeBatch(this.#stock))) this.#products.add(id)
    }
    while (this.#products.size > 0) {
      const batch = takeBatch(this.#products)
      const result = await reindexProducts(container, batch)
      this.#navigation ||= result.navigation_changed
    }
    if (!this.#navigation) return
    this.#navigation = false
    await rebuildNavigation(container, container.resolve(CATALOGUE_MODULE))
  }

  async #findProducts(container: MedusaContainer): Promise<void> {
    for (const [entity, ids] of await takeRecords(container, this.#records)) {
      const products = await findTouchedProducts(container, entity, ids)
      const waiting = STOCK_ENTITIES.includes(entity) ? this.#stock : this.#products
      for (const id of products) waiting.add(id)
      this.#navigation ||= NAVIGATION_ENTITIES.includes(entity)
    }
  }
}

/** Empties `records`. @returns pairs of kind and ids, for translations those of the records they belong to */
async function takeRecords(
  container: MedusaContainer,
  records: Map<ReportedEntity, Set<string>>,
): Promise<[TouchedEntity, string[]][]> {
  const taken = Array.from(records, ([entity, ids]) => ({ entity, ids: [...ids] }))
  records.clear()
  const all: [TouchedEntity, string[]][] = []
  for (const { entity, ids } of taken) {
    if (entity === "translation") all.push(...(await findTranslatedRecords(container, ids)))
    else all.push([entity, ids])
  }
  return all
}

function takeBatch(ids: Set<string>): string[] {
  const batch = [...ids].slice(0, BATCH_SIZE)
  for (const id of batch) ids.delete(id)
  return batch
}

export const reindexQueue = new ReindexQueue()
