import type { MedusaContainer } from "@medusajs/framework/types"
import { readRecords } from "../../records/read-records.ts"
import type { StockVariant } from "./find-stock-problems.ts"

interface VariantRecord {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
  product: { status: string } | null
  inventory_items: {
    inventory_item_id: string
    required_quantity: number
    inventory: { location_levels: { stocked_quantity: number; reserved_quantity: number }[] } | null
  }[]
}

const FIELDS = [
  ...["id", "manage_inventory", "allow_backorder", "product.status"],
  ...["inventory_items.inventory_item_id", "inventory_items.required_quantity"],
  "inventory_items.inventory.location_levels.stocked_quantity",
  "inventory_items.inventory.location_levels.reserved_quantity",
]

/**
 * Stock of the variants that can be bought at all; one that is gone or not published is absent.
 * @param isPublished false: those of drafts, too
 */
export async function readStock(
  container: MedusaContainer,
  variantIds: string[],
  { isPublished = true } = {},
): Promise<StockVariant[]> {
  const records = await readRecords<VariantRecord>(container, {
    entity: "variant",
    fields: FIELDS,
    filters: { id: variantIds },
  })
  return records
    .filter(({ product }) => !isPublished || product?.status === "published")
    .map((record) => ({
      id: record.id,
      is_limited: record.manage_inventory && !record.allow_backorder,
      parts: record.inventory_items.map((part) => ({
        inventory_item_id: part.inventory_item_id,
        required_quantity: part.required_quantity,
        available: mostAtOnePlace(part.inventory?.location_levels ?? []),
      })),
    }))
}

/** Medusa reserves a line at one location, so pieces at several places do not add up. */
function mostAtOnePlace(levels: { stocked_quantity: number; reserved_quantity: number }[]): number {
  return Math.max(0, ...levels.map((level) => level.stocked_quantity - level.reserved_quantity))
}
