import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import type { StockVariant } from "./find-stock-problems.ts"

interface VariantRow {
  id: string
  is_limited: boolean
  is_published: boolean
  parts: { inventory_item_id: string; required_quantity: number; levels: number[] }[]
}

/** Variants with their inventory items and the available quantity per location. */
const STOCK: Prepared = {
  name: "stock-of-variants",
  sql: `
  select variant.id, variant.manage_inventory and not variant.allow_backorder as is_limited,
         coalesce(product.status = 'published', false) as is_published,
         coalesce((select json_agg(json_build_object(
                     'inventory_item_id', part.inventory_item_id, 'required_quantity', part.required_quantity,
                     'levels', coalesce((
                       select json_agg(level.stocked_quantity - level.reserved_quantity)
                         from inventory_level level join inventory_item item
                           on item.id = level.inventory_item_id and item.deleted_at is null
                        where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null), '[]')))
                     from product_variant_inventory_item part
                    where part.variant_id = variant.id and part.deleted_at is null), '[]') as parts
    from product_variant variant
    left join product on product.id = variant.product_id and product.deleted_at is null
   where variant.id = any(?) and variant.deleted_at is null`,
}

/**
 * Stock of the variants that can be bought; deleted or unpublished ones are absent.
 * @param isPublished false: include drafts
 */
export async function readStock(
  container: MedusaContainer,
  variantIds: string[],
  { isPublished = true } = {},
): Promise<StockVariant[]> {
  const rows = await queryPrepared<VariantRow>(container, STOCK, [variantIds])
  return rows
    .filter(({ is_published }) => !isPublished || is_published)
    .map(({ id, is_limited, parts }) => ({
      id,
      is_limited,
      parts: parts.map(({ levels, ...part }) => ({ ...part, available: mostAtOnePlace(levels) })),
    }))
}

/** Medusa reserves a line at one location, so stock of several locations does not add up. */
const mostAtOnePlace = (levels: readonly number[]): number => Math.max(0, ...levels)
