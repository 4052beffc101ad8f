import type { MedusaContainer } from "@medusajs/framework/types"
import type { FiguresDay, ShopFigures, ShopFiguresSums } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { MONEY_OF_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { listDeskOrders } from "../order-desk/desk-orders.ts"
import { dayOf, startOf } from "./budapest.ts"
import { readLowStock, readSellers, readUnsold } from "./read-product-figures.ts"
import { readRefunds } from "./read-refunds.ts"
import { readWaiting } from "./read-waiting.ts"

/**
 * By day: net revenue (an order's total or the amount paid, whichever is higher, minus refunds; without
 * canceled orders), orders, new carts, page views, and refunds made on that day.
 */
const BY_DAY = `
  with days as (
    select cast(day as date) as day
      from generate_series(cast(:from as date), cast(:until as date), interval '1 day') day
  ),
  sold as (
    select ${dayOf("o.created_at")} as day, count(*) as orders,
           sum(greatest(cast(summary.totals->>'current_order_total' as numeric), money.captured)
               - money.refunded) as turnover
      from "order" o
      join order_summary summary
        on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
      cross join lateral (${MONEY_OF_ORDER}) money
     where o.created_at >= ${startOf(":from")} and o.created_at < ${startOf(":after")}
       and o.deleted_at is null and o.canceled_at is null and not o.is_draft_order
     group by 1
  ),
  begun as (
    select ${dayOf("created_at")} as day, count(*) as carts from cart
     where created_at >= ${startOf(":from")} and created_at < ${startOf(":after")}
       and exists (select from cart_line_item line where line.cart_id = cart.id)
     group by 1
  ),
  returned as (
    select ${dayOf("created_at")} as day, sum(amount) as refunded, count(*) as refunds from refund
     where created_at >= ${startOf(":from")} and created_at < ${startOf(":after")} and deleted_at is null
     group by 1
  ),
  seen as (
    select day, sum(arrivals) as visits, sum(views) as views,
           sum(views) filter (where kind = 'product') as product_views,
           sum(views) filter (where kind = 'checkout') as checkouts
      from page_count where day >= cast(:from as date) and day < cast(:after as date) group by 1
  )
  select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sold.turnover, 0) as turnover,
         coalesce(sold.orders, 0) as orders, coalesce(begun.carts, 0) as carts,
         coalesce(seen.visits, 0) as visits, coalesce(seen.views, 0) as views,
         coalesce(seen.product_views, 0) as product_views, coalesce(seen.checkouts, 0) as checkouts,
         coalesce(returned.refunded, 0) as refunded, coalesce(returned.refunds, 0) as refunds
    from days
    left join sold on sold.day = days.day
    left join begun on begun.day = days.day
    left join seen on seen.day = days.day
    left join returned on returned.day = days.day
   order by days.day`

type DayRow = Record<keyof FiguresDay, string>

/** All days of a period, including both ends. */
export async function readDays(
  container: MedusaContainer,
  from: string,
  until: string,
): Promise<FiguresDay[]> {
  const rows = await queryRows<DayRow>(container, BY_DAY, { from, until, after: addDays(until, 1) })
  return rows.map(({ day, ...row }) => ({
    day,
    turnover: Math.round(Number(row.turnover)),
    orders: Number(row.orders),
    visits: Number(row.visits),
    views: Number(row.views),
    product_views: Number(row.product_views),
    carts: Number(row.carts),
    checkouts: Number(row.checkouts),
    refunded: Math.round(Number(row.refunded)),
    refunds: Number(row.refunds),
  }))
}

/** Figures of the last days, including today, and of as many days before. */
export async function readFigures(container: MedusaContainer, days: number): Promise<ShopFigures> {
  const until = budapestDay(new Date())
  const from = addDays(until, 1 - days)
  const all = await readDays(container, addDays(from, -days), until)
  const [before, now] = [all.slice(0, days), all.slice(days)]
  const { orders, counts } = await listDeskOrders(container, { stage: "to_pay", limit: 5, offset: 0 })
  return {
    from,
    until,
    now: sumUp(now),
    before: sumUp(before),
    days: now,
    best_sellers: await readSellers(container, from, 10),
    unsold: await readUnsold(container, 10),
    low_stock: await readLowStock(container, 15),
    refunds: await readRefunds(container, { from, until, limit: 10 }),
    to_pay: orders,
    counts,
    waiting: await readWaiting(container),
  }
}

function sumUp(days: FiguresDay[]): ShopFiguresSums {
  const sum = (key: Exclude<keyof FiguresDay, "day">) => days.reduce((total, day) => total + day[key], 0)
  const [turnover, orders, carts, visits] = [sum("turnover"), sum("orders"), sum("carts"), sum("visits")]
  return {
    turnover,
    orders,
    carts,
    visits,
    refunded: sum("refunded"),
    refunds: sum("refunds"),
    views: sum("views"),
    product_views: sum("product_views"),
    checkouts: sum("checkouts"),
    average: orders > 0 ? Math.round(turnover / orders) : null,
    ordered_of_carts: shareOf(orders, carts),
    ordered_of_visits: shareOf(orders, visits),
  }
}

const shareOf = (orders: number, all: number) => (all > 0 ? Math.min(1, orders / all) : null)
