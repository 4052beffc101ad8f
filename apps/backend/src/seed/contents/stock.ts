import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows"
import type { ShopContents } from "@porteka/shop"
import type { SeedStep } from "../seed-step.ts"

/** Stock. An inventory item has its variant's SKU; one that already has a stock level stays unchanged. */
export const stock = ({ products }: ShopContents): SeedStep => ({
  what: "stock",
  units: 4,
  async run(container) {
    const pieces = new Map(
      products.flatMap(({ variants }) => variants.map(({ sku, stock: count }) => [sku, count])),
    )
    const [location] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({}, { take: 1 })
    if (!location) throw new Error("Delivery has to be seeded before stock")
    const items = await findItemsWithoutLevel(container, [...pieces.keys()])
    if (items.length === 0) return
    await createInventoryLevelsWorkflow(container).run({
      input: {
        inventory_levels: items.map(({ id, sku }) => ({
          inventory_item_id: id,
          location_id: location.id,
          stocked_quantity: pieces.get(sku) ?? 0,
        })),
      },
    })
  },
})

async function findItemsWithoutLevel(
  container: MedusaContainer,
  skus: string[],
): Promise<{ id: string; sku: string }[]> {
  const inventory = container.resolve(Modules.INVENTORY)
  const items = await inventory.listInventoryItems({ sku: skus }, { take: skus.length })
  const levels = await inventory.listInventoryLevels(
    { inventory_item_id: items.map(({ id }) => id) },
    { select: ["id", "inventory_item_id"], take: items.length },
  )
  const stocked = new Set(levels.map(({ inventory_item_id: id }) => id))
  return items.flatMap(({ id, sku }) => (sku && !stocked.has(id) ? [{ id, sku }] : []))
}
