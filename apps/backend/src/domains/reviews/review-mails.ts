import type { MedusaContainer } from "@medusajs/framework/types"
import { renderReviewRefused, renderReviewRequest } from "@porteka/emails"
import { DEFAULT_LOCALE, findLocale } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { REVIEW_MODULE } from "../../modules/review/index.ts"
import { EMAIL_HASH } from "../../modules/review/service.ts"
import { DELETED_DOMAIN } from "../../records/deleted-address.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { orderMail } from "../orders/mails/order-mail.ts"
import { orderLink } from "../orders/order-link.ts"
import { readOrderReviews } from "./order-reviews.ts"

/** Deliveries more than this many days overdue get no request any more. */
const LOOK_BACK_DAYS = 14

/**
 * Orders whose last parcel arrived long enough ago; without those that are being returned or withdrawn from,
 * whose buyer has opted out, or that have a review already.
 */
const DUE = `
  select placed.id, placed.email, placed.locale
    from (
      select distinct link.order_id from fulfillment arrived
        join order_fulfillment link on link.fulfillment_id = arrived.id and link.deleted_at is null
       where arrived.delivered_at between now() - make_interval(days => :oldest) and now() - make_interval(days => :days)
    ) due
    join "order" placed on placed.id = due.order_id
    join lateral (
      select max(parcel.delivered_at) as delivered_at, bool_and(parcel.delivered_at is not null) as is_complete
        from fulfillment parcel
        join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
       where link.order_id = placed.id and parcel.canceled_at is null) parcels on true
    left join outgoing_mail mail on mail.key = 'review_request:' || placed.id and mail.deleted_at is null
   where mail.id is null and placed.deleted_at is null and placed.canceled_at is null
     and placed.email is not null and placed.email not like '%${DELETED_DOMAIN}'
     and parcels.is_complete
     and parcels.delivered_at between now() - make_interval(days => :oldest) and now() - make_interval(days => :days)
     and not exists (select from "return" back where back.order_id = placed.id and back.canceled_at is null
                      and back.deleted_at is null)
     and not exists (select from withdrawal_case declared
                      where declared.order_id = placed.id and declared.status <> 'rejected')
     and not exists (select from product_review review where review.order_id = placed.id)
     and not exists (select from review_request_refusal refusal
                      where refusal.email_hash = ${EMAIL_HASH.replace("?", "placed.email")})
   limit 200`

/** Queues the one request for each due order. */
export async function enqueueReviewRequests(container: MedusaContainer): Promise<void> {
  const { requestDays } = (await readSettings(container)).reviews
  if (requestDays === 0) return
  const rows = await queryRows<{ id: string; email: string; locale: string | null }>(container, DUE, {
    days: requestDays,
    oldest: requestDays + LOOK_BACK_DAYS,
  })
  for (const { id, email, locale } of rows) {
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key: `review_request:${id}`,
      kind: "review_request",
      about_id: id,
      recipient: email,
      locale: findLocale(locale) ?? DEFAULT_LOCALE,
    })
  }
}

/** Asks the buyer once for a review. */
export const reviewRequest = orderMail(async ({ container, mail, order, reference, props }) => {
  const { products } = await readOrderReviews(container, order.id, null)
  const open = products.filter(({ review }) => review === null)
  if (open.length === 0) return null
  const url = `${orderLink(mail, props.locale)}&to=reviews`
  return renderReviewRequest({
    ...props,
    order: reference,
    products: open.map(({ title }) => title),
    review_url: url,
    refuse_url: `${url}#no-requests`,
  })
})

/** Refusals of the last week without an e-mail. */
const UNTOLD = `
  select review.id, review.order_id, review.locale, placed.email,
         'review_refused:' || review.id || ':' || review.version as key
    from product_review review
    join "order" placed on placed.id = review.order_id and placed.deleted_at is null
   where review.state = 'refused' and review.decided_at > now() - interval '7 days'
     and (cast(:id as text) is null or review.id = :id)
     and placed.email is not null and placed.email not like '%${DELETED_DOMAIN}'
     and not exists (select from outgoing_mail mail
                      where mail.key = 'review_refused:' || review.id || ':' || review.version)`

/** Queues the e-mails to authors of refused reviews, of one review or all. @returns their keys */
export async function enqueueReviewRefusals(container: MedusaContainer, id?: string): Promise<string[]> {
  type Untold = { id: string; order_id: string; locale: string; email: string; key: string }
  const rows = await queryRows<Untold>(container, UNTOLD, { id: id ?? null })
  for (const { key, id: part_id, order_id: about_id, locale, email: recipient } of rows)
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key,
      kind: "review_refused",
      about_id,
      part_id,
      recipient,
      locale: findLocale(locale) ?? DEFAULT_LOCALE,
    })
  return rows.map(({ key }) => key)
}

/** Not sent if the review was published or deleted meanwhile. */
export const reviewRefused = orderMail(async ({ container, mail, order, reference, props }) => {
  const review = await container.resolve(REVIEW_MODULE).find(mail.part_id ?? "")
  if (review?.state !== "refused") return null
  const { products } = await readOrderReviews(container, order.id, props.locale)
  const reviewed = products.find(({ product_id: id }) => id === review.product_id)
  if (!reviewed) return null
  return renderReviewRefused({
    ...props,
    order: reference,
    product: reviewed.title,
    reason: review.reason,
    review_url: `${orderLink(mail, props.locale)}&to=reviews`,
  })
})
