import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Prepared, queryPreparedOn } from "../../records/prepared.ts"

/**
 * Like Medusa's `getVariantAvailability`, in one statement: for each inventory item, the stock at the sales
 * channel's locations divided by the quantity one variant needs; the minimum counts.
 */
const PIECES: Prepared = {
  name: "sellable-pieces",
  sql: `
  with place as (
    select link.stock_location_id as id from sales_channel_stock_location link
     where link.deleted_at is null and link.sales_channel_id =
           (select id from sales_channel where deleted_at is null order by id limit 1))
  select variant.id,
         case when variant.manage_inventory and not variant.allow_backorder then greatest(0, coalesce((
           select min(floor(coalesce((
                    select sum(level.stocked_quantity - level.reserved_quantity)
                      from inventory_level level
                      join inventory_item item on item.id = level.inventory_item_id and item.deleted_at is null
                     where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
                       and level.location_id in (select id from place)), 0) / part.required_quantity))
             from product_variant_inventory_item part
            where part.variant_id = variant.id and part.deleted_at is null), 0))::float8 end as pieces
    from product_variant variant
   where variant.deleted_at is null and (variant.id = any(?) or variant.product_id = any(?))`,
}

/** The available quantity of each variant in the shop's sales channel; null if stock is not managed. */
export async function readSellablePieces(
  knex: Knex,
  { variantIds = [], productIds = [] }: { variantIds?: readonly string[]; productIds?: readonly string[] },
): Promise<Map<string, number | null>> {
  type Row = { id: string; pieces: number | null }
  const rows = await queryPreparedOn<Row>(knex, PIECES, [variantIds, productIds])
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}
