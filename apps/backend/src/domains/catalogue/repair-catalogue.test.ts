import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { expect, test } from "vitest"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { repairCatalogue, repairCatalogueNow } from "./repair-catalogue.ts"

/** A shop with two products to be indexed, whose documents cannot be written as long as `failures` has any. */
function shopWith(failures: Error[]) {
  const written: string[][] = []
  const said: string[] = []
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      raw: async () => ({ rows: [{ product_id: "prod_1" }, { product_id: "prod_2" }] }),
    },
    [ContainerRegistrationKeys.LOGGER]: { warn: (text: string) => said.push(text) },
    [SHOP_SETTINGS_MODULE]: { read: async () => ({ lowStockBelow: 3 }) },
    [CATALOGUE_MODULE]: {
      writeNavigation: async () => false,
      writeDocuments: async (ids: string[]) => {
        const failure = failures.shift()
        if (failure) throw failure
        written.push(ids)
        return { changed: ids, navigation_changed: false }
      },
    },
  }
  const container = { resolve: (name: string) => parts[name] } as unknown as MedusaContainer
  return { container, written, said }
}

test("a database that is restarted during a repair does not leave it to the job: it goes on as soon as it is back", async () => {
  const lost = new Error("select 1 - terminating connection due to administrator command")
  const { container, written, said } = shopWith([lost])
  await repairCatalogue(container)
  expect(written).toEqual([["prod_1", "prod_2"]])
  expect(said).toEqual([expect.stringContaining("goes on in 1 s"), "Catalogue: 2 products repaired"])
})

test("a repair that fails for another reason is not repeated", async () => {
  const { container, written } = shopWith([new TypeError("A product without a title")])
  await expect(repairCatalogue(container)).rejects.toThrow("A product without a title")
  expect(written).toEqual([])
})

test("what is asked for during a repair, which may have looked before, is done after it, once", async () => {
  const { container, written } = shopWith([])
  repairCatalogueNow(container)
  repairCatalogueNow(container)
  await repairCatalogue(container)
  expect(written).toHaveLength(2)
})

test("the repair after a failed one is done", async () => {
  const { container, written } = shopWith([new TypeError("A product without a title")])
  const failed = repairCatalogue(container)
  const after = repairCatalogue(container)
  await expect(failed).rejects.toThrow("A product without a title")
  await after
  expect(written).toHaveLength(1)
})
