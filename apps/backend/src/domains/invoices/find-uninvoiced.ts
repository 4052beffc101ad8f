import type { MedusaContainer } from "@medusajs/framework/types"
import type { InvoiceKind } from "../../modules/invoice/service.ts"
import { COST_OF_ORDER, IS_REFUNDED_WHOLE, MONEY_OF_ORDER } from "../../records/order-money.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { ONE_ORDER, type OrderScope, ofOrders, TOUCHED_ORDERS } from "../../records/touched-orders.sql.ts"
import { IS_GIVEN_CARD } from "../gift-cards/is-given-card.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"

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
  /** All may have been refunded, but the customer keeps what was bought: its price is reduced. */
  keepsGoods: boolean
}

/** A document counts as an event, too: one that was issued late may have to be canceled at once. */
const RECENT = `
  ${TOUCHED_ORDERS}
  union
  select i.order_id from invoice i where i.issued_at > now() - make_interval(days => :days)`

/**
 * SQL: the orders `candidates` with what they cost, and the amounts of those with documents. What a gift card paid counts
 * as kept, unless the staff gave it out. Reads the tables of orders directly, as `find-unsent-mails.ts` does.
 * @param orders a query of their ids
 */
const amountsOf = (orders: string) => `
  candidates as materialized (
    select o.*, ${COST_OF_ORDER} as cost
      from (${orders}) touched
      join "order" o on o.id = touched.order_id
      join order_summary summary
        on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
  ),
  documents as materialized (
    select i.order_id, sum((i.data->'totals'->>'gross')::numeric) as gross,
           bool_or(i.kind = 'invoice' and jsonb_exists(i.data, 'gift_card_paid')) as names_cards,
           count(*) filter (where i.kind = 'correction') as corrections,
           bool_or(i.kind = 'storno') as is_cancelled, bool_and(i.state = 'issued') as is_settled
      from invoice i where i.order_id in (select id from candidates) group by i.order_id
  ),
  amounts as (
    select o.id as order_id, documents.gross as invoiced, documents.corrections, documents.is_settled,
           by_card.kept as kept_by_cards, o.canceled_at is null and money.keeps_goods as keeps_goods,
           case when o.canceled_at is not null then 0
                when o.metadata->>'payment_method' = 'cash_on_delivery' and money.captured = 0
                  then o.cost + by_card.kept
                else least(o.cost, money.kept) + by_card.kept end as target
      from documents
      join candidates o on o.id = documents.order_id
      cross join lateral (${MONEY_OF_ORDER}) money
     cross join lateral (
       select case when not documents.names_cards then 0 else round(coalesce((
                select sum(uses.amount - uses.given_back) from (${USES}) uses
                 where uses.order_id = o.id
                   and uses.code in (
                     select promotion.code from promotion
                       join promotion_campaign campaign on campaign.id = promotion.campaign_id
                      where ${IS_GIFT_CARD_CAMPAIGN} and not ${IS_GIVEN_CARD})), 0)) end as kept) by_card
     where documents.is_cancelled is not true
  )`

/**
 * Orders with a missing document. Paid by card or transfer: an invoice once all the money has arrived; cash on
 * delivery: once the parcel leaves or waits for collection. A canceling invoice for an order that was
 * canceled or fully refunded; a correcting one whenever the amount kept differs from the invoices: after a
 * return, an edit, a partial refund, or a full one after which the customer keeps the products. An order that was corrected is
 * canceled by another correction.
 */
const missingAmong = (orders: string) => `
  with ${amountsOf(orders)},
  without_invoice as materialized (
    select o.* from candidates o
     where o.canceled_at is null and o.deleted_at is null and not o.is_draft_order
       and not exists (select from invoice i where i.key = 'invoice:' || o.id)
  )
  select o.id as order_id, 'invoice' as kind, null::integer as number from without_invoice o
   where exists (select from (${MONEY_OF_ORDER}) money
                  where money.captured > 0 and money.kept > 0 and money.captured >= o.cost)
      or (o.cost = 0 and exists (
            select from order_promotion link
              join promotion on promotion.id = link.promotion_id
              join promotion_campaign campaign on campaign.id = promotion.campaign_id
             where link.order_id = o.id and ${IS_GIFT_CARD_CAMPAIGN} and not ${IS_GIVEN_CARD}))
      or (o.metadata->>'payment_method' = 'cash_on_delivery'
          and exists (select from order_fulfillment link
                        join fulfillment f on f.id = link.fulfillment_id and f.canceled_at is null
                       where link.order_id = o.id and link.deleted_at is null))
  union all
  select o.id, 'storno', null from candidates o
    join invoice issued on issued.key = 'invoice:' || o.id and issued.state = 'issued'
   where (o.canceled_at is not null or ${IS_REFUNDED_WHOLE})
     and not exists (select from invoice i where i.order_id = o.id and i.kind in ('storno', 'correction'))
  union all
  select order_id, 'correction', corrections + 1 from amounts
   where is_settled and target <> invoiced and (target > 0 or corrections > 0 or keeps_goods)`

const missingDocuments = ofOrders(missingAmong, RECENT)

/** Finds the documents that the orders lack. */
export async function findUninvoiced(container: MedusaContainer, scope: OrderScope): Promise<Uninvoiced[]> {
  return await queryRows<Uninvoiced>(container, missingDocuments(scope), { ...scope })
}

const AMOUNTS_OF_ONE = `with ${amountsOf(ONE_ORDER)} select order_id, target, invoiced, kept_by_cards, keeps_goods from amounts`

/** Undefined for an order without an invoice. */
export async function readInvoicedAmounts(
  container: MedusaContainer,
  orderId: string,
): Promise<InvoicedAmounts | undefined> {
  type Row = Record<"order_id" | "target" | "invoiced" | "kept_by_cards", string> & { keeps_goods: boolean }
  const [row] = await queryRows<Row>(container, AMOUNTS_OF_ONE, { orderId })
  return (
    row && {
      order_id: row.order_id,
      target: Number(row.target),
      invoiced: Number(row.invoiced),
      keptByCards: Number(row.kept_by_cards),
      keepsGoods: row.keeps_goods,
    }
  )
}
