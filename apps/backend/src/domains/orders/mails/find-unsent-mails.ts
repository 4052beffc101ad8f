import type { MedusaContainer } from "@medusajs/framework/types"
import { DEFAULT_LOCALE, findLocale, type Locale } from "@porteka/shop/languages"
import { ORDER_MAIL_KINDS, type OrderMailKind } from "../../../modules/outgoing-mail/service.ts"
import { IS_COMPLETE, IS_DRAFTED } from "../../../records/is-complete-order.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { POINT_CHANGE } from "../point-change.ts"
import { LATE_NUMBER } from "./late-number.ts"

/** An event of an order for which no e-mail is queued yet. */
export interface UnsentMail {
  kind: OrderMailKind
  order_id: string
  part_id: string | null
  recipient: string
  locale: Locale
}

/** Limits the search to one event's record, and to its order if the event names it, or to the last days. */
export type Occasion = { id: string; orderId?: string | undefined } | { days: number }

/** Until then the event may still arrive; after it, the event counts as lost. */
const GRACE_MINUTES = 1

/** `is_settled`: incomplete orders were left by a crash and are removed later; drafted orders have no cart. */
const PLACED = `
    select o.id as order_id, o.id as cause_id, null as part_id, o.created_at as happened_at,
           ${IS_DRAFTED} or ${IS_COMPLETE} as is_settled
      from "order" o`

/**
 * The events of each kind of e-mail: `cause_id` is the id in Medusa's event, `part_id` the parcel, payment,
 * refund or return. The template decides whether the shopper is informed. Reads the tables of orders
 * directly, because Medusa's modules cannot query for rows missing in another table. Every `happened_at` is a column
 * with an index (ADR 0108).
 */
const EVENTS: Record<OrderMailKind, string> = {
  order_placed: PLACED,
  newsletter_confirmation: `${PLACED} where o.metadata->>'newsletter' = 'true'`,
  order_paid: `
    select link.order_id, p.id as cause_id, p.id as part_id, p.captured_at as happened_at, true as is_settled
      from payment p
      join order_payment_collection link
        on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
     where p.captured_at is not null`,
  order_ready: `
    select link.order_id, f.id as cause_id, f.id as part_id, f.created_at as happened_at, true as is_settled
      from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.canceled_at is null`,
  order_shipped: `
    select link.order_id, f.id as cause_id, f.id as part_id, f.shipped_at as happened_at, true as is_settled
      from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.shipped_at is not null and f.canceled_at is null`,
  order_tracking: `
    select link.order_id, label.id as cause_id, label.id as part_id, label.created_at as happened_at, true as is_settled
      from fulfillment_label label
      join fulfillment f on f.id = label.fulfillment_id and f.metadata->>'${LATE_NUMBER}' = label.tracking_number
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where label.deleted_at is null and f.shipped_at is not null and f.delivered_at is null and f.canceled_at is null`,
  order_delivered: `
    select link.order_id, f.id as cause_id, f.id as part_id, f.delivered_at as happened_at, true as is_settled
      from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.delivered_at is not null and f.canceled_at is null`,
  order_changed: `
    select c.order_id, coalesce(c.exchange_id, c.claim_id, c.order_id) as cause_id, c.id as part_id,
           c.confirmed_at as happened_at, true as is_settled
      from order_change c
     where c.confirmed_at is not null and c.deleted_at is null
       and (c.change_type in ('edit', 'exchange', 'claim')
            or c.change_type = 'update_order' and exists (
              select from order_change_action action
               where action.order_change_id = c.id and action.details->>'type' = '${POINT_CHANGE}'))`,
  order_cancelled: `
    select o.id as order_id, o.id as cause_id, null as part_id, o.canceled_at as happened_at, true as is_settled
      from "order" o where o.canceled_at is not null`,
  order_refunded: `
    select link.order_id, p.id as cause_id, r.id as part_id, r.created_at as happened_at, true as is_settled
      from refund r
      join payment p on p.id = r.payment_id
      join order_payment_collection link
        on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
     where r.deleted_at is null`,
  return_requested: `
    select r.order_id, coalesce(r.exchange_id, r.claim_id, r.id) as cause_id, r.id as part_id,
           r.requested_at as happened_at, true as is_settled
      from "return" r
     where r.requested_at is not null and r.canceled_at is null and r.deleted_at is null
       and not coalesce(r.no_notification, false)`,
  return_received: `
    select r.order_id, r.id as cause_id, r.id as part_id, r.received_at as happened_at, true as is_settled
      from "return" r
     where r.received_at is not null and r.deleted_at is null and not coalesce(r.no_notification, false)`,
  owner_order: PLACED,
}

/**
 * Events for which no e-mail is queued. Orders without an e-mail address are skipped. The recipient is the
 * shopper; `enqueue-order-mails.ts` determines the recipients of the shop's own notices.
 */
export async function findUnsentMails(
  container: MedusaContainer,
  occasion: Occasion,
  kinds: readonly OrderMailKind[] = ORDER_MAIL_KINDS,
): Promise<UnsentMail[]> {
  const condition = conditionOf(occasion)
  const rows = await queryRows<Omit<UnsentMail, "locale"> & { locale: string | null }>(
    container,
    kinds.map((kind) => queryOf(kind, condition)).join(" union all "),
    { ...occasion },
  )
  return rows.map((row) => ({ ...row, locale: findLocale(row.locale) ?? DEFAULT_LOCALE }))
}

function conditionOf(occasion: Occasion): string {
  if ("days" in occasion)
    return `event.is_settled and event.happened_at
             between now() - make_interval(days => :days) and now() - interval '${GRACE_MINUTES} minute'`
  return occasion.orderId ? "event.order_id = :orderId and event.cause_id = :id" : "event.cause_id = :id"
}

function queryOf(kind: OrderMailKind, condition: string): string {
  return `
    select '${kind}' as kind, event.order_id, event.part_id, o.email as recipient,
           o.locale
      from (${EVENTS[kind]}) event
      join "order" o on o.id = event.order_id
      left join outgoing_mail mail
        on mail.key = '${kind}:' || coalesce(event.part_id, event.order_id) and mail.deleted_at is null
     where mail.id is null and o.deleted_at is null and not o.is_draft_order and o.email is not null
       and ${condition}`
}
