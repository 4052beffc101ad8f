import type { StagesSql } from "../../modules/order-stage/service.ts"
import { IS_TO_RETURN } from "../../records/bank-entry.sql.ts"
import { COST_OF_ORDER, moneyByOrder } from "../../records/order-money.sql.ts"
import { WATCH, WATCH_CHECKED } from "../checkout/watch-order.ts"
import { SURPLUS_OF_ORDER } from "../pricing/delivery-surplus.ts"
import { WHOLE_ORDER_STATEMENTS } from "../withdrawals/whole-order.ts"

/**
 * Products must be delivered within 30 days (Ptk. 6:220. §); after this number of days there is still time to
 * do it, or to inform the buyer.
 */
const LATE_AFTER_DAYS = 25
const LATE_SINCE = `now() - make_interval(days => ${LATE_AFTER_DAYS})`

/** SQL: what codes and gift cards took off the row `item` of `order_item`. */
const DISCOUNT_OF_LINE = `(
  select coalesce(sum(less.amount), 0) from order_line_item_adjustment less
   where less.item_id = item.item_id and less.version = item.version and less.deleted_at is null)`

/**
 * SQL: `staged`, orders with their current stage. Reads the tables of orders directly, as
 * `orders/mails/find-unsent-mails.ts` does: Medusa cannot list orders by what is to be done next. The amount
 * due follows the rule of `settle` (packages/commerce-sdk).
 * @param orders a query of their ids: nothing is read about others
 */
export const stagedAmong = (orders: string) => `
  with candidates as materialized (${orders}),
  money as (${moneyByOrder("select id from candidates")}),
  items as (
    select item.order_id, item.version,
           bool_or(item.quantity > item.fulfilled_quantity and not line.is_giftcard) as is_unpacked,
           bool_or(item.return_requested_quantity > 0) as is_coming_back,
           round(sum(case when item.return_requested_quantity > 0 then item.return_requested_quantity * (
             coalesce(item.unit_price, line.unit_price) - ${DISCOUNT_OF_LINE} / item.quantity) end)) as coming_back
      from order_item item join order_line_item line on line.id = item.item_id
     where item.deleted_at is null and item.order_id in (select id from candidates)
     group by item.order_id, item.version
  ),
  parcels as (
    select link.order_id,
           bool_or(f.shipped_at is null and f.delivered_at is null) as is_waiting,
           bool_or(f.delivered_at is null) as is_under_way
      from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.canceled_at is null and f.deleted_at is null and link.order_id in (select id from candidates)
     group by link.order_id
  ),
  desk as (
    select o.id, o.version, o.display_id, o.created_at, o.email, o.canceled_at,
           address.first_name, address.last_name,
           o.metadata->>'payment_method' as method,
           case when o.metadata->'${WATCH_CHECKED}' is null then coalesce(o.metadata->'${WATCH}', '[]') else '[]' end as watch,
           ${COST_OF_ORDER} as total,
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
                     where declared.order_id = o.id and declared.status = 'accepted'
                       and (coalesce(money.refunded_at < declared.received_at, true)
                            or (declared.statement in (${WHOLE_ORDER_STATEMENTS}) and money.kept > ${SURPLUS_OF_ORDER})))
               then 'withdrawal_open' end,
             case when o.canceled_at is null and o.created_at < ${LATE_SINCE}
                       and (coalesce(items.is_unpacked, false) or coalesce(parcels.is_waiting, false))
                       and (o.metadata->>'payment_method' = 'cash_on_delivery'
                            or coalesce(money.kept, 0) > 0)
               then 'delivery_late' end,
             case when coalesce(money.kept, 0)
                    > case when o.canceled_at is null then ${COST_OF_ORDER} else 0 end
               then 'money_to_return' end,
             case when exists (select from bank_entry entry where entry.order_id = o.id and ${IS_TO_RETURN})
               then 'transfer_to_return' end,
             case when o.canceled_at is null and coalesce(items.is_unpacked, false)
                       and money.captured > 0 and money.kept <= 0 and not money.keeps_goods
               then 'refunded_unsent' end,
             case when money.has_refused_refund then 'refund_refused' end,
             case when money.has_unanswered_refund then 'refund_unanswered' end
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
     where o.id in (select id from candidates) and o.deleted_at is null and not o.is_draft_order
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

/** SQL: what is stored of these orders (modules/order-stage): their stage, and when they become late if nothing happens. */
export const stagesOf: StagesSql = (orders) => `
  ${stagedAmong(orders)}
  select id as order_id, stage, created_at,
         case when canceled_at is null and (is_unpacked or is_waiting) and created_at >= ${LATE_SINCE}
           then created_at + make_interval(days => ${LATE_AFTER_DAYS}) end as late_at
    from staged`
