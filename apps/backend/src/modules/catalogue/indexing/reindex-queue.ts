import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CATALOGUE_MODULE } from "../index.ts"
import { rebuildNavigation } from "./build-navigation.ts"
import { reindexProducts } from "./reindex-products.ts"
import { updateStock } from "./update-stock.ts"

/** Events of one change come in bursts: products are collected this long before they are indexed. */
const COLLECT_MS = 150

const BATCH_SIZE = 50

/**
 * Products to be reindexed by this process. The queue may be lost in a crash: the repair job finds what it
 * missed.
 */
class ReindexQueue {
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

  addStock(container: MedusaContainer, productIds: readonly string[]): void {
    for (const id of productIds) this.#stock.add(id)
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
    return this.#products.size > 0 || this.#stock.size > 0 || this.#navigation
  }

  async #drain(container: MedusaContainer): Promise<void> {
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
}

function takeBatch(ids: Set<string>): string[] {
  const batch = [...ids].slice(0, BATCH_SIZE)
  for (const id of batch) ids.delete(id)
  return batch
}

export const reindexQueue = new ReindexQueue()
