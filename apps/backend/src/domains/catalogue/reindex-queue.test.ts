import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { expect, test, vi } from "vitest"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { reindexQueue } from "./reindex-queue.ts"

const LOST = new Error("select 1 - terminating connection due to administrator command")
const PATIENCE = { timeout: 10_000 }
const PRODUCTS = Array.from({ length: 60 }, (_, index) => `prod_${index}`)

/** A shop whose documents cannot be written as long as `failures` has any. */
function shopWith(failures: Error[]) {
  const written = new Set<string>()
  const said: string[] = []
  const writeDocuments = async (ids: string[]) => {
    const failure = failures.shift()
    if (failure) throw failure
    for (const id of ids) written.add(id)
    return { changed: ids, navigation_changed: false }
  }
  const parts: Record<string, unknown> = {
    [CATALOGUE_MODULE]: { writeDocuments },
    [ContainerRegistrationKeys.LOGGER]: { error: (text: string) => said.push(text) },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  return { container, written, said }
}

test("a database that is away while products are indexed leaves none of them for the repair job", async () => {
  const { container, written, said } = shopWith([LOST, LOST])
  reindexQueue.add(container, PRODUCTS, false)
  await vi.waitFor(() => expect(written.size).toBe(PRODUCTS.length), PATIENCE)
  expect(said).toHaveLength(2)
})

test("products that cannot be indexed for another reason hold up nobody", async () => {
  const { container, written } = shopWith([new TypeError("A product without a title")])
  reindexQueue.add(container, PRODUCTS, false)
  await vi.waitFor(() => expect(written.size).toBe(PRODUCTS.length - 50), PATIENCE)
  await reindexQueue.settled()
  expect(written).toEqual(new Set(PRODUCTS.slice(50)))
})
