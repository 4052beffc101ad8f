import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Prepared, queryPreparedOn } from "../../records/prepared.ts"

/** Best sellers are those of this many days. */
const SOLD_DAYS = 90

const SOLD: Prepared = {
  name: "pieces-sold",
  sql: `
  select line.product_id, sum(item.quantity)::int as sold
    from order_line_item line
    join order_item item on item.item_id = line.id and item.deleted_at is null
    join "order" placed on placed.id = item.order_id and placed.version = item.version
   where line.product_id = any(?) and line.deleted_at is null
     and placed.status <> 'canceled' and placed.created_at > now() - make_interval(days => ?)
   group by line.product_id`,
}

/** Pieces of each product in orders of the last days, without canceled orders. */
export async function readSold(knex: Knex, productIds: readonly string[]): Promise<Map<string, number>> {
  type Row = { product_id: string; sold: number }
  const rows = await queryPreparedOn<Row>(knex, SOLD, [productIds, SOLD_DAYS])
  return new Map(rows.map(({ product_id, sold }) => [product_id, sold]))
}
