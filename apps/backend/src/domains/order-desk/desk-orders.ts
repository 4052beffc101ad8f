import type { MedusaContainer } from "@medusajs/framework/types"
import {
  DESK_STAGES,
  DESK_STEPS,
  type DeskOrder,
  type DeskOrderPage,
  type DeskStage,
  type DeskStep,
} from "@porteka/commerce-sdk/wire"
import { MONEY_BY_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { WATCH, WATCH_CHECKED } from "../checkout/watch-order.ts"

/** SQL: states of a withdrawal that was accepted and is neither refunded nor closed. */
const AWAITING_REFUND = "'accepted', 'awaiting_goods', 'goods_received', 'refunding'"

/**
 * Products must be delivered within 30 days (Ptk. 6:220. §); after this number of days there is still time to
 * do it, or to inform the buyer.
 */
const LATE_AFTER_DAYS = 25

/**
 * Every order with its current stage. Reads the tables of orders directly, as
 * `orders/mails/find-unsent-mails.ts` does: Medusa cannot list orders by what is to be done next. The amount
 * due follows the rule of `settle` (packages/commerce-sdk).
 */
const ORDERS = `
  with money as (${MONEY_BY_ORDER}),
  items as (
    select item.order_id, item.version,
           bool_or(item.quantity > item.fulfilled_quantity and not line.is_giftcard) as is_unpacked,
           bool_or(item.return_requested_quantity > 0) as is_coming_back,
           round(sum(item.return_requested_quantity * coalesce(item.unit_price, line.unit_price))) as coming_back
      from order_item item join order_line_item line on line.id = item.item_id
     where item.deleted_at is null
     group by item.order_id, item.version
  ),
  parcels as (
    select link.order_id,
           bool_or(f.shipped_at is null and f.delivered_at is null) as is_waiting,
           bool_or(f.delivered_at is null) as is_under_way
      from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.canceled_at is null and f.deleted_at is null
     group by link.order_id
  ),
  desk as (
    select o.id, o.version, o.display_id, o.created_at, o.email, o.canceled_at,
           trim(coalesce(address.last_name, '') || ' ' || coalesce(address.first_name, '')) as name,
           o.metadata->>'payment_method' as method,
           case when o.metadata->'${WATCH_CHECKED}' is null then coalesce(o.metadata->'${WATCH}', '[]') else '[]' end as watch,
           round((summary.totals->>'current_order_total')::numeric) as total,
           coalesce(money.captured, 0) as paid, coalesce(money.refunded, 0) as refunded,
           coalesce(items.is_unpacked, false) as is_unpacked,
           coalesce(items.coming_back, 0) as coming_back,
           coalesce(parcels.is_waiting, false) as is_waiting,
           coalesce(parcels.is_under_way, false) as is_under_way,
           asked.awaits_money,
           array_remove(array[
             case when exists (select from invoice where invoice.order_id = o.id and invoice.state = 'failed')
               then 'invoice_failed' end,
             case when exists (select from outgoing_mail mail where mail.about_id = o.id and mail.state = 'failed')
               then 'mail_failed' end,
             case when coalesce(items.is_coming_back, false) then 'return_expected' end,
             case when exists (select from withdrawal_case
                                where withdrawal_case.order_id = o.id and withdrawal_case.status in ('received', 'checking'))
               then 'withdrawal' end,
             case when o.canceled_at is null and exists (
                    select from withdrawal_case declared
                     where declared.order_id = o.id and declared.status in (${AWAITING_REFUND})
                       and coalesce(money.refunded_at < declared.received_at, true))
               then 'withdrawal_open' end,
             case when o.canceled_at is null and o.created_at < now() - make_interval(days => ${LATE_AFTER_DAYS})
                       and (coalesce(items.is_unpacked, false) or coalesce(parcels.is_waiting, false))
                       and (o.metadata->>'payment_method' = 'cash_on_delivery'
                            or coalesce(money.kept, 0) > 0)
               then 'delivery_late' end,
             case when coalesce(money.kept, 0)
                    > case when o.canceled_at is null
                        then round((summary.totals->>'current_order_total')::numeric) else 0 end
               then 'money_to_return' end
           ], null) as problems
      from "order" o
      join order_summary summary
        on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
      left join order_address address on address.id = o.shipping_address_id
      left join money on money.order_id = o.id
      left join items on items.order_id = o.id and items.version = o.version
      left join parcels on parcels.order_id = o.id
     -- "offset 0": looked up once per order, however often the column is used below.
     cross join lateral (
       select exists (select from order_payment_collection link
                 join payment_collection collection
                   on collection.id = link.payment_collection_id and collection.deleted_at is null
                where link.order_id = o.id and link.deleted_at is null
                  and (collection.status in ('not_paid', 'awaiting')
                       or (collection.status in ('authorized', 'partially_authorized')
                           and o.metadata->>'payment_method' is distinct from 'card'))) as awaits_money offset 0) asked
     where o.deleted_at is null and not o.is_draft_order
  ),
  staged as (
    select desk.*, case
             when canceled_at is not null then refunded - paid
             when awaits_money and total > paid - refunded then greatest(0, total - coming_back - paid + refunded)
             else least(0, total - paid + refunded)
           end as due,
           case
             when cardinality(problems) > 0 then 'problem'
             when canceled_at is not null then 'cancelled'
             when method is distinct from 'cash_on_delivery' and is_owed and not is_under_way then 'to_pay'
             when is_unpacked then 'to_pack'
             when is_waiting then 'to_ship'
             when is_under_way then 'under_way'
             -- Delivered, and the courier has not handed over the money yet.
             when is_owed then 'to_pay'
             else 'done'
           end as stage
      from (select *, awaits_money and total - coming_back > paid - refunded as is_owed from desk) desk
  )`

/** SQL: rows of `staged` as they are shown: with the delivery's name in the staff's language, not in the order's. */
const shown = (rows: string) => `
  select listed.*,
         (select coalesce(option.name, method.name) from order_shipping link
            join order_shipping_method method on method.id = link.shipping_method_id
            left join shipping_option option on option.id = method.shipping_option_id
           where link.order_id = listed.id and link.version = listed.version and link.deleted_at is null
             and method.data->>'code' is distinct from 'cash_on_delivery_fee'
           order by method.created_at limit 1) as delivery
    from (${rows}) listed`

/** One order with its current stage. */
export async function findDeskOrder(container: MedusaContainer, id: string): Promise<DeskOrder | undefined> {
  const [row] = await queryRows<DeskRow>(
    container,
    `${ORDERS} ${shown("select * from staged where id = ?")}`,
    [id],
  )
  return row && toOrder(row)
}

/** The orders with these numbers, and all that await a transfer. */
export async function findOrdersToPay(
  container: MedusaContainer,
  numbers: readonly number[],
): Promise<DeskOrder[]> {
  const rows = await queryRows<DeskRow>(
    container,
    `${ORDERS} ${shown(`
      select * from staged
       where display_id = any(string_to_array(?, ',')::int[])
          or stage = 'to_pay' and method is distinct from 'cash_on_delivery'`)}`,
    [numbers.join(",")],
  )
  return rows.map(toOrder)
}

/** Orders of one stage, those waiting longest first; settled ones newest first. */
export async function listDeskOrders(
  container: MedusaContainer,
  { stage, limit, offset }: { stage: DeskStage; limit: number; offset: number },
): Promise<DeskOrderPage> {
  const isSettled = stage === "done" || stage === "cancelled"
  const order = `${isSettled ? "created_at desc" : "created_at"}, id`
  const page = `select * from staged where stage = ? order by ${order} limit ? offset ?`
  // The counts are beside every row, so that the stages of all orders are determined once.
  const rows = await queryRows<{ counts: Counts | null } & (DeskRow | { id: null })>(
    container,
    `${ORDERS}
     select counted.counts, page.*
       from (select json_object_agg(stage, orders) as counts
               from (select stage, count(*) as orders from staged group by stage) by_stage) counted
       left join (${shown(page)}) page on true
      order by ${order}`,
    [stage, limit, offset],
  )
  const found = rows[0]?.counts ?? {}
  const counts = Object.fromEntries(DESK_STAGES.map((one) => [one, found[one] ?? 0]))
  return {
    orders: rows.flatMap((row) => (row.id === null ? [] : [toOrder(row)])),
    counts: counts as DeskOrderPage["counts"],
  }
}

type Counts = Partial<Record<DeskStage, number>>

/** Every order of the last days, newest first. */
export async function listAllDeskOrders(container: MedusaContainer, days: number): Promise<DeskOrder[]> {
  const rows = await queryRows<DeskRow>(
    container,
    `${ORDERS} ${shown("select * from staged where created_at > now() - make_interval(days => ?)")}
      order by created_at desc, id`,
    [days],
  )
  return rows.map(toOrder)
}

type Numeric = "total" | "paid" | "refunded" | "due" | "coming_back"
type DeskRow = Omit<DeskOrder, Numeric | "created_at" | "steps"> &
  Record<Numeric, string> & {
    created_at: Date
    /** Whether something is not packed yet. */
    is_unpacked: boolean
    /** Whether something is packed and not sent yet. */
    is_waiting: boolean
    /** Whether something is packed and not delivered yet. */
    is_under_way: boolean
  }

/** An unusual order is to be checked before its unpaid products leave the shop. */
const isToBeChecked = ({ stage, due, is_unpacked, is_waiting }: DeskRow) =>
  stage !== "cancelled" && Number(due) > 0 && (is_unpacked || is_waiting)

/** The steps that would change something in this order. */
function openSteps(
  { stage, due, is_unpacked, is_waiting, is_under_way }: DeskRow,
  isMarked: boolean,
): DeskStep[] {
  if (stage === "cancelled") return []
  const applies: Record<DeskStep, boolean> = {
    checked: isMarked,
    paid: Number(due) > 0,
    packed: is_unpacked,
    shipped: is_unpacked || is_waiting,
    delivered: is_under_way,
  }
  return DESK_STEPS.filter((step) => applies[step])
}

function toOrder(row: DeskRow): DeskOrder {
  const { id, display_id, created_at, name, email, method, delivery, stage, problems } = row
  const watch = isToBeChecked(row) ? row.watch : []
  return {
    id,
    display_id,
    name,
    email,
    method,
    delivery,
    stage,
    problems,
    watch,
    steps: openSteps(row, watch.length > 0),
    created_at: created_at.toISOString(),
    total: Number(row.total),
    paid: Number(row.paid),
    refunded: Number(row.refunded),
    due: Number(row.due),
    coming_back: Number(row.coming_back),
  }
}
