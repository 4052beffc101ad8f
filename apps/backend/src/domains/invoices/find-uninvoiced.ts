import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { InvoiceKind } from "../../modules/invoice/service.ts"
import { IS_GIVEN_CARD } from "../gift-cards/is-given-card.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"

/** Older orders that were never invoiced are left to the staff. */
const LOOK_BACK_DAYS = 90

interface Uninvoiced {
  order_id: string
  kind: InvoiceKind
  /** The number of the correction. */
  number: number | null
}

/** The required and the existing total of an invoiced order's documents. */
export interface InvoicedAmounts {
  order_id: string
  target: number
  invoiced: number
  /**
   * The amount that gift cards have paid, without what was returned to them; 0 if the order's documents do not
   * name gift cards.
   */
  keptByCards: number
}

/**
 * Orders with a missing document. Paid by card or transfer: an invoice once all the money has arrived; cash on
 * delivery: once the parcel leaves or waits for collection. A cancelling invoice for an order that was
 * cancelled or fully refunded; a correcting one whenever the amount kept differs from the invoices: after a
 * return, an edit, a partial refund. What a gift card paid counts as kept, unless the staff gave it out. An
 * order that was corrected is cancelled by another correction. Reads the tables of orders
 * directly, as `find-unsent-mails.ts` does.
 */
const AMOUNTS = `
  paid as (
    select link.order_id, sum(p.amount) as captured,
           coalesce(sum((select sum(r.amount) from refund r
                          where r.payment_id = p.id and r.deleted_at is null)), 0) as refunded
      from payment p
      join order_payment_collection link
        on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
     where p.captured_at is not null
     group by link.order_id
  ),
  dispatched as (
    select distinct link.order_id from fulfillment f
      join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null
     where f.canceled_at is null
  ),
  cost as (
    select summary.order_id, round((summary.totals->>'current_order_total')::numeric) as total
      from order_summary summary
      join "order" o on o.id = summary.order_id and o.version = summary.version
     where summary.deleted_at is null
  ),
  cards as (
    select uses.order_id, sum(uses.amount - uses.given_back) as kept
      from (${USES}) uses
     where uses.order_id in (select order_id from invoice where jsonb_exists(data, 'gift_card_paid'))
       and uses.code in (
       select promotion.code from promotion
         join promotion_campaign campaign on campaign.id = promotion.campaign_id
        where ${IS_GIFT_CARD_CAMPAIGN} and not ${IS_GIVEN_CARD})
     group by uses.order_id
  ),
  documents as (
    select i.order_id, sum((i.data->'totals'->>'gross')::numeric) as gross,
           bool_or(i.kind = 'invoice' and jsonb_exists(i.data, 'gift_card_paid')) as names_cards,
           count(*) filter (where i.kind = 'correction') as corrections,
           bool_or(i.kind = 'storno') as is_cancelled, bool_and(i.state = 'issued') as is_settled
      from invoice i group by i.order_id
  ),
  amounts as (
    select o.id as order_id, documents.gross as invoiced, documents.corrections, documents.is_settled,
           by_card.kept as kept_by_cards,
           case when o.canceled_at is not null then 0
                when o.metadata->>'payment_method' = 'cash_on_delivery' and coalesce(paid.captured, 0) = 0
                  then cost.total + by_card.kept
                else least(cost.total, coalesce(paid.captured - paid.refunded, 0)) + by_card.kept end as target
      from documents
      join "order" o on o.id = documents.order_id
      join cost on cost.order_id = o.id
      left join paid on paid.order_id = o.id
      left join cards on cards.order_id = o.id
     cross join lateral (
       select case when documents.names_cards then round(coalesce(cards.kept, 0)) else 0 end as kept) by_card
     where documents.is_cancelled is not true
  )`

const QUERY = `
  with ${AMOUNTS}
  select o.id as order_id, 'invoice' as kind, null::integer as number from "order" o
    join cost on cost.order_id = o.id
   where o.canceled_at is null and o.deleted_at is null and not o.is_draft_order
     and o.created_at > now() - make_interval(days => ?) and (?::text is null or o.id = ?)
     and (exists (select from paid where paid.order_id = o.id
                   and paid.refunded < paid.captured and paid.captured >= cost.total)
          or (cost.total = 0 and exists (
                select from order_promotion link
                  join promotion on promotion.id = link.promotion_id
                  join promotion_campaign campaign on campaign.id = promotion.campaign_id
                 where link.order_id = o.id and ${IS_GIFT_CARD_CAMPAIGN} and not ${IS_GIVEN_CARD}))
          or (o.metadata->>'payment_method' = 'cash_on_delivery'
              and exists (select from dispatched where dispatched.order_id = o.id)))
     and not exists (select from invoice i where i.key = 'invoice:' || o.id)
  union all
  select o.id, 'storno', null from "order" o
    join invoice issued on issued.key = 'invoice:' || o.id and issued.state = 'issued'
   where (o.canceled_at is not null
          or exists (select from paid where paid.order_id = o.id and paid.refunded >= paid.captured))
     and (?::text is null or o.id = ?)
     and not exists (select from invoice i where i.order_id = o.id and i.kind in ('storno', 'correction'))
  union all
  select order_id, 'correction', corrections + 1 from amounts
   where is_settled and target <> invoiced and (target > 0 or corrections > 0)
     and (?::text is null or order_id = ?)`

/** @param orderId only this one */
export async function findUninvoiced(container: MedusaContainer, orderId?: string): Promise<Uninvoiced[]> {
  const only = orderId ?? null
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(QUERY, [LOOK_BACK_DAYS, only, only, only, only, only, only])
  return rows
}

/** Undefined for an order without an invoice. */
export async function readInvoicedAmounts(
  container: MedusaContainer,
  orderId: string,
): Promise<InvoicedAmounts | undefined> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: Record<"order_id" | "target" | "invoiced" | "kept_by_cards", string>[] }>(
      `with ${AMOUNTS} select order_id, target, invoiced, kept_by_cards from amounts where order_id = ?`,
      [orderId],
    )
  const [row] = rows
  return (
    row && {
      order_id: row.order_id,
      target: Number(row.target),
      invoiced: Number(row.invoiced),
      keptByCards: Number(row.kept_by_cards),
    }
  )
}
