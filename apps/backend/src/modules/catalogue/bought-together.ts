import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { appendChange } from "./change-log.ts"

/** With fewer buyers, a pair would reveal something about these buyers. */
const FEWEST_BUYERS = 3
const COUNTED_DAYS = 365
/** The maximum length of a requested list. */
const MOST_OTHERS = 12

/**
 * Counts which products were bought together in the valid orders of a year. Pairs are weighted by the other
 * product's number of buyers, so that bestsellers do not appear next to everything. Returns the products whose
 * list has changed.
 */
const COUNT = `
  with bought as (
    select distinct placed.id as order_id, lower(placed.email) as buyer, line.product_id
      from "order" placed
      join order_item item
        on item.order_id = placed.id and item.version = placed.version and item.deleted_at is null and item.quantity > 0
      join order_line_item line on line.id = item.item_id and line.deleted_at is null
     where placed.status <> 'canceled' and not placed.is_draft_order and placed.deleted_at is null
       and placed.created_at > now() - make_interval(days => :days)
       and placed.email is not null and line.product_id is not null
  ),
  buyers_of as (select product_id, count(distinct buyer) as buyers from bought group by product_id),
  pairs as (
    select one.product_id, other.product_id as other_id, count(distinct one.buyer) as buyers
      from bought one
      join bought other on other.order_id = one.order_id and other.product_id <> one.product_id
     group by one.product_id, other.product_id
    having count(distinct one.buyer) >= :fewest
  ),
  ranked as (
    select pairs.product_id, pairs.other_id,
           row_number() over (
             partition by pairs.product_id order by pairs.buyers / sqrt(buyers_of.buyers) desc, pairs.other_id
           )::int as place
      from pairs join buyers_of on buyers_of.product_id = pairs.other_id
  ),
  now_counted as (select * from ranked where place <= :most),
  gone as (
    delete from catalogue_bought_together known
     where not exists (select from now_counted
                        where now_counted.product_id = known.product_id and now_counted.other_id = known.other_id)
    returning product_id
  ),
  written as (
    insert into catalogue_bought_together (product_id, other_id, place)
    select product_id, other_id, place from now_counted
    on conflict (product_id, other_id) do update set place = excluded.place
     where catalogue_bought_together.place <> excluded.place
    returning product_id
  )
  select product_id from gone union select product_id from written`

/** @returns the products whose page has changed; the change feed has been written */
export async function countBoughtTogether(knex: Knex): Promise<string[]> {
  return await knex.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { product_id: string }[] }>(COUNT, {
      days: COUNTED_DAYS,
      fewest: FEWEST_BUYERS,
      most: MOST_OTHERS,
    })
    const ids = rows.map(({ product_id: id }) => id)
    if (ids.length > 0)
      await appendChange(
        trx,
        ids.map((id) => `product:${id}` as const),
        [],
      )
    return ids
  })
}
