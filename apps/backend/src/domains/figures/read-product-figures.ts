import type { MedusaContainer } from "@medusajs/framework/types"
import type { LowStock, SoldProduct, UnsoldProduct } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { queryRows } from "../../records/query-rows.ts"
import { startOf } from "./budapest.ts"

/** Days from which sales velocity is computed. */
const PACE_DAYS = 30
/** Variants that would sell out within this time should be reordered. */
const SOON_DAYS = 21
/** Products without a sale for this long. */
const UNSOLD_DAYS = 90

/** Hungarian alphabetical order: Á follows A, not Z. */
const ALPHABET = `collate "hu-x-icu"`

/** Order lines since a day, without canceled orders and returned items. */
const SOLD = `
  select line.product_id, line.variant_id, line.product_title,
         item.quantity - item.return_received_quantity - item.return_dismissed_quantity as pieces,
         coalesce(item.unit_price, line.unit_price) as price
    from "order" o
    join order_item item on item.order_id = o.id and item.version = o.version and item.deleted_at is null
    join order_line_item line on line.id = item.item_id
   where o.created_at >= ${startOf(":from")} and o.deleted_at is null and o.canceled_at is null
     and not o.is_draft_order and line.product_id is not null`

/** Best sellers since a day, by shop price; codes are not deducted. */
export async function readSellers(
  container: MedusaContainer,
  from: string,
  limit: number,
): Promise<SoldProduct[]> {
  const rows = await queryRows<{ id: string; title: string; pieces: string; amount: string }>(
    container,
    `select sold.product_id as id, coalesce(max(product.title), max(sold.product_title)) as title,
            sum(sold.pieces) as pieces, sum(sold.pieces * sold.price) as amount
       from (${SOLD}) sold left join product on product.id = sold.product_id
      group by sold.product_id having sum(sold.pieces) > 0
      order by amount desc, id limit :limit`,
    { from, limit },
  )
  return rows.map(({ id, title, pieces, amount }) => ({
    id,
    title,
    pieces: Number(pieces),
    amount: Math.round(Number(amount)),
  }))
}

const STOCK = `
  select variant.id as variant_id, variant.product_id, product.title, variant.title as variant, variant.sku,
         floor(min((level.stocked_quantity - level.reserved_quantity) / nullif(link.required_quantity, 0))) as stock
    from product
    join product_variant variant on variant.product_id = product.id and variant.deleted_at is null
    join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
    join (
      select inventory_item_id, sum(stocked_quantity) as stocked_quantity, sum(reserved_quantity) as reserved_quantity
        from inventory_level where deleted_at is null group by inventory_item_id
    ) level on level.inventory_item_id = link.inventory_item_id
   where product.deleted_at is null and product.status = 'published' and variant.manage_inventory
   group by variant.id, product.title`

/** Published products in stock that nobody has bought for long, most valuable first. */
export async function readUnsold(container: MedusaContainer, limit: number): Promise<UnsoldProduct[]> {
  const rows = await queryRows<{ id: string; title: string; stock: string }>(
    container,
    `select stock.product_id as id, stock.title, sum(stock.stock) as stock
       from (${STOCK}) stock
       join product on product.id = stock.product_id and product.created_at < ${startOf(":from")}
      where stock.product_id not in (select product_id from (${SOLD}) sold)
      group by stock.product_id, stock.title having sum(stock.stock) > 0
      order by sum(stock.stock) desc, stock.title ${ALPHABET} limit :limit`,
    { from: addDays(budapestDay(new Date()), -UNSOLD_DAYS), limit },
  )
  return rows.map(({ id, title, stock }) => ({ id, title, stock: Number(stock) }))
}

/** Variants that are or soon will be sold out, soonest first. */
export async function readLowStock(container: MedusaContainer, limit: number): Promise<LowStock[]> {
  const rows = await queryRows<
    Omit<LowStock, "stock" | "sold" | "days_left"> & { stock: string; sold: string; days_left: string | null }
  >(
    container,
    `select stock.product_id, stock.variant_id, stock.title, stock.variant, stock.sku,
            greatest(stock.stock, 0) as stock, coalesce(sold.pieces, 0) as sold,
            floor(greatest(stock.stock, 0) * ${PACE_DAYS} / nullif(sold.pieces, 0)) as days_left
       from (${STOCK}) stock
       left join (select variant_id, sum(pieces) as pieces from (${SOLD}) line group by variant_id) sold
         on sold.variant_id = stock.variant_id
      where stock.stock <= 0 or stock.stock * ${PACE_DAYS} <= coalesce(sold.pieces, 0) * ${SOON_DAYS}
      order by coalesce(sold.pieces, 0) = 0, days_left, stock.title ${ALPHABET}, stock.variant ${ALPHABET} limit :limit`,
    { from: addDays(budapestDay(new Date()), -PACE_DAYS), limit },
  )
  return rows.map(({ stock, sold, days_left: left, ...row }) => ({
    ...row,
    stock: Number(stock),
    sold: Number(sold),
    days_left: left === null ? null : Number(left),
  }))
}
