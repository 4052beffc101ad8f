import type { MedusaContainer } from "@medusajs/framework/types"
import type { DeskEvent } from "@porteka/commerce-sdk"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { WATCH_CHECKED } from "../checkout/watch-order.ts"
import { CARD_CREDITS } from "../gift-cards/read-card-credits.ts"
import { POINT_CHANGE } from "../orders/point-change.ts"
import { SENT_IN_VAIN_AT } from "./take-back-parcel.ts"

/** More than an order has; older entries are not shown. */
const MOST_EVENTS = 300

/** The id of the staff member, as recorded by Medusa. */
const NAMED = `
  select happening.kind, happening.at, happening.amount, happening.text, happening.subject, happening.state, happening.id,
         coalesce(staff.email, happening.who) as who
    from happening left join "user" staff on staff.id = happening.who
   order by happening.at desc, happening.kind limit ${MOST_EVENTS}`

const ORDER_ID = "(select id from asked)"

const OF_PAYMENTS = `
  join order_payment_collection link
    on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
 where link.order_id = ${ORDER_ID} and p.deleted_at is null`

const IN_VAIN = `(f.metadata->>'${SENT_IN_VAIN_AT}')`

/** A moment in the life of the order's parcels. */
const ofParcels = (kind: DeskEvent["kind"], moment: string, { who = "null", only = "true" } = {}) => `
  select '${kind}', ${moment}, null, label.tracking_number, null, null, ${who}, null
    from fulfillment f
    join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
    left join lateral (
      select tracking_number from fulfillment_label
       where fulfillment_id = f.id and deleted_at is null order by created_at limit 1
    ) label on '${kind}' = 'shipped'
   where link.order_id = ${ORDER_ID} and f.deleted_at is null and ${moment} is not null and ${only}`

const ofReturns = (kind: DeskEvent["kind"], moment: string) => `
  select '${kind}', r.${moment}, null, cast(r.display_id as text), null, null, null, null
    from "return" r where r.order_id = ${ORDER_ID} and r.deleted_at is null and r.${moment} is not null`

/** Reads the tables of orders directly: Medusa would need one call per kind. */
const TIMELINE: Prepared = {
  name: "timeline-of-order",
  sql: `
  with asked (id) as (select cast(? as text)),
  happening (kind, at, amount, text, subject, state, who, id) as (
    select 'placed', o.created_at, cast(null as numeric), cast(null as text), cast(null as text), cast(null as text),
           cast(null as text), cast(null as text)
      from "order" o where o.id = ${ORDER_ID}
    union all
    select 'checked', cast(o.metadata->'${WATCH_CHECKED}'->>'at' as timestamptz), null, null, null, null,
           o.metadata->'${WATCH_CHECKED}'->>'by', null
      from "order" o where o.id = ${ORDER_ID} and o.metadata->'${WATCH_CHECKED}' is not null
    union all
    select 'cancelled', o.canceled_at, null, o.metadata->>'cancel_reason', null, null, null, null
      from "order" o where o.id = ${ORDER_ID} and o.canceled_at is not null
    union all
    select 'paid', c.created_at, c.amount, null, null, null, c.created_by, null
      from capture c join payment p on p.id = c.payment_id ${OF_PAYMENTS} and c.deleted_at is null
    union all
    select 'refunded', r.created_at, r.amount, concat_ws(', ', r.note, nullif(r.metadata->>'refusal', r.note)), null,
           case when r.metadata->>'is_sent' is null and r.metadata->>'refusal' is not null then 'failed' end,
           r.created_by, null
      from refund r join payment p on p.id = r.payment_id ${OF_PAYMENTS} and r.deleted_at is null
    union all
    select 'gift_card_returned',
           coalesce(o.canceled_at, greatest(
             (select max(r.created_at) from refund r join payment p on p.id = r.payment_id ${OF_PAYMENTS}),
             (select max(r.updated_at) from "return" r where r.order_id = o.id and r.deleted_at is null),
             (select max(c.confirmed_at) from order_change c where c.order_id = o.id and c.deleted_at is null))),
           back.amount, back.code, null, null, null, null
      from (${CARD_CREDITS}) back join "order" o on o.id = back.order_id
     where back.order_id = ${ORDER_ID}
    union all ${ofParcels("packed", "f.created_at", { who: "f.created_by" })}
    union all ${ofParcels("shipped", `coalesce(f.shipped_at, cast(${IN_VAIN} as timestamptz))`, { who: "f.marked_shipped_by" })}
    union all ${ofParcels("delivered", "f.delivered_at")}
    union all ${ofParcels("parcel_withdrawn", "f.canceled_at", { only: `${IN_VAIN} is null` })}
    union all ${ofParcels("parcel_came_back", "f.canceled_at", { only: `${IN_VAIN} is not null` })}
    union all
    select case c.change_type when 'exchange' then 'exchanged' when 'claim' then 'claimed' else 'changed' end,
           c.confirmed_at, null, c.internal_note, null, null, c.confirmed_by, null
      from order_change c
     where c.order_id = ${ORDER_ID} and c.confirmed_at is not null and c.deleted_at is null
       and c.change_type in ('edit', 'exchange', 'claim')
    union all
    select 'redirected', c.confirmed_at, null, a.details->'new'->>'pickup_point_name', null, null, c.confirmed_by, null
      from order_change c
      join order_change_action a on a.order_change_id = c.id and a.deleted_at is null
     where c.order_id = ${ORDER_ID} and c.deleted_at is null and c.change_type = 'update_order'
       and a.details->>'type' = '${POINT_CHANGE}'
    union all ${ofReturns("return_requested", "requested_at")}
    union all ${ofReturns("return_received", "received_at")}
    union all
    select 'withdrawal', w.received_at, null, w.reference, null, w.status, null, null
      from withdrawal_case w where w.order_id = ${ORDER_ID} and w.deleted_at is null
    union all
    select 'invoice', coalesce(i.issued_at, i.created_at), cast(i.data->'totals'->>'gross' as numeric),
           coalesce(i.number, i.last_error), i.kind, i.state, null, i.id
      from invoice i where i.order_id = ${ORDER_ID}
    union all
    select 'mail', coalesce(m.sent_at, m.created_at), null,
           case when m.state = 'failed' then m.last_error end, m.kind, m.state, m.recipient, null
      from outgoing_mail m
     where m.state <> 'dropped'
       and (m.about_id = ${ORDER_ID} or m.about_id in (select id from withdrawal_case where order_id = ${ORDER_ID}))
    union all
    select 'note', n.created_at, null, n.value, null, null, n.author_id, null
      from note n where n.resource_id = ${ORDER_ID} and n.deleted_at is null
  )
  ${NAMED}`,
}

type EventRow = Omit<DeskEvent, "at" | "amount"> & { at: Date; amount: string | null }

/** The order's events, e-mails and notes, newest last. */
export async function readTimeline(container: MedusaContainer, orderId: string): Promise<DeskEvent[]> {
  const rows = await queryPrepared<EventRow>(container, TIMELINE, [orderId])
  return rows.reverse().map((row) => ({
    ...row,
    at: row.at.toISOString(),
    amount: row.amount === null ? null : Number(row.amount),
  }))
}
