import type { MedusaContainer } from "@medusajs/framework/types"
import { updateInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows"
import type { ShopContents } from "@porteka/shop"
import { queryRows } from "../../records/query-rows.ts"
import type { SeedStep } from "../seed-step.ts"

/**
 * Stock. An inventory item has its variant's SKU; one whose pieces were ever changed stays as it is.
 */
export const stock = ({ products }: ShopContents): SeedStep => ({
  what: "stock",
  units: 4,
  async run(container) {
    const pieces = new Map(
      products.flatMap(({ variants }) => variants.map(({ sku, stock: count }) => [sku, count])),
    )
    const levels = await findUntouchedLevels(container, [...pieces.keys()])
    if (levels.length === 0) return
    await updateInventoryLevelsWorkflow(container).run({
      input: {
        updates: levels.map(({ sku, inventory_item_id, location_id }) => ({
          inventory_item_id,
          location_id,
          stocked_quantity: pieces.get(sku) ?? 0,
        })),
      },
    })
  },
})

/** A new variant has a level with 0 pieces; a change of it is later than its creation. */
const UNTOUCHED = `
  select item.sku, level.inventory_item_id, level.location_id
    from inventory_level level
    join inventory_item item on item.id = level.inventory_item_id and item.deleted_at is null
   where item.sku = any(?) and level.deleted_at is null and level.stocked_quantity = 0
     and level.updated_at - level.created_at < interval '1 second'`

async function findUntouchedLevels(
  container: MedusaContainer,
  skus: string[],
): Promise<{ sku: string; inventory_item_id: string; location_id: string }[]> {
  return await queryRows<{ sku: string; inventory_item_id: string; location_id: string }>(
    container,
    UNTOUCHED,
    [skus],
  )
}
