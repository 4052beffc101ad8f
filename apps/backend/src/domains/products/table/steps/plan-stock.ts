import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryRows } from "../../../../records/query-rows.ts"
import { findDefaults } from "../../sellable-defaults.ts"
import type { StockOfVariant } from "../to-writes.ts"

/** The inventory of each variant: its first item, at that item's first place. */
const INVENTORY_OF = `
  select distinct on (variant.sku) variant.sku, part.inventory_item_id, level.location_id
    from product_variant variant
    join product_variant_inventory_item part on part.variant_id = variant.id and part.deleted_at is null
    left join inventory_level level
      on level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
   where variant.sku = any(?::text[]) and variant.deleted_at is null
   order by variant.sku, part.created_at, level.created_at`

interface Inventory {
  sku: string
  inventory_item_id: string
  location_id: string | null
}

interface Level {
  inventory_item_id: string
  location_id: string
  stocked_quantity: number
}

/** Where the pieces of variants are entered: at their location, or at the shop's if they have none. */
export const planStockStep = createStep("plan-stock", async (stock: StockOfVariant[], { container }) => {
  const rows = await queryRows<Inventory>(container, INVENTORY_OF, [stock.map(({ sku }) => sku)])
  const found = new Map(rows.map((row) => [row.sku, row]))
  const isWithoutPlace = rows.some((row) => row.location_id === null)
  const place = isWithoutPlace ? (await findDefaults(container)).location_id : null
  // Variants may share an item; the last one counts.
  const updates = new Map<string, Level>()
  const created = new Map<string, Level>()
  for (const { sku, pieces } of stock) {
    const { inventory_item_id, location_id = null } = found.get(sku) ?? {}
    const at = location_id ?? place
    if (!inventory_item_id || !at) continue
    const level = { inventory_item_id, location_id: at, stocked_quantity: pieces }
    ;(location_id ? updates : created).set(inventory_item_id, level)
  }
  return new StepResponse({ updates: [...updates.values()], created: [...created.values()] })
})
