import type { MedusaContainer, UpdatePromotionDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { queryRows, runStatement } from "../../records/query-rows.ts"
import { CHANGED_ORDERS, type OrderScope, ofOrders } from "../../records/touched-orders.sql.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"
import { REQUEST_RECOUNT, recountUsage } from "../promotion-usage/recount-usage.ts"

/**
 * SQL: marks cards that paid changed orders and have not been credited for it. The cards are found first and
 * their uses together: without statistics, as in a new shop, PostgreSQL would add up the uses of every card once per order.
 * @param orders a query of the orders' ids
 */
const requestRecountOf = (orders: string) => `
  with paying as materialized (
    select distinct card.id, card.code, budget.used from (${orders}) changed
      join order_promotion link on link.order_id = changed.order_id and link.deleted_at is null
      join promotion card on card.id = link.promotion_id and card.deleted_at is null
      join promotion_campaign campaign
        on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}
      join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
  )
  update promotion set ${REQUEST_RECOUNT}
   where id in (
     select paying.id from paying
       left join (
         select uses.code, sum(uses.amount - uses.given_back) as kept from (${USES}) uses
          where uses.code = any(array(select code from paying)) group by uses.code) counted
         on counted.code = paying.code
      where paying.used > coalesce(counted.kept, 0))`

const requestRecount = ofOrders(requestRecountOf, CHANGED_ORDERS)

/**
 * Returns to gift cards, once, what they paid for canceled orders, returned and removed items and fully refunded
 * orders; called by the event, or by the job that finds a lost one.
 */
export async function returnToGiftCards(container: MedusaContainer, scope: OrderScope): Promise<void> {
  await runStatement(container, requestRecount(scope), { ...scope })
  await recountUsage(container)
  await matchGiftCardValues(container, scope)
}

/**
 * SQL: cards whose code has another value than their balance. An empty card keeps its value, because a promotion in
 * Medusa cannot have the value 0.
 * @param which a condition
 */
const unmatched = (which: string) => `
  select card.id, budget."limit" - budget.used as balance
    from promotion card
    join promotion_campaign campaign
      on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}
    join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
    join promotion_application_method method on method.promotion_id = card.id and method.deleted_at is null
   where card.deleted_at is null and ${which}
     and budget.used < budget."limit" and method.value <> budget."limit" - budget.used`

const UNMATCHED_OF_CODE = unmatched("card.code = :code")
const UNMATCHED_OF_ORDER = unmatched(
  "card.id in (select promotion_id from order_promotion where order_id = :orderId and deleted_at is null)",
)
/** Whatever changes a card's balance or value is recorded as a change of its row. */
const UNMATCHED_LATELY = unmatched(`card.id in (
  select changed.id from promotion changed
    join promotion_campaign_budget spent on spent.campaign_id = changed.campaign_id
   where spent.updated_at > now() - make_interval(days => :days) and changed.deleted_at is null
  union
  select promotion_id from promotion_application_method where updated_at > now() - make_interval(days => :days))`)

/**
 * Medusa applies a code's whole value or nothing, so the value is set to the card's balance.
 * @param scope the card with this code, those of an order, or those that changed in the last days
 */
export async function matchGiftCardValues(
  container: MedusaContainer,
  scope: { code: string } | OrderScope,
): Promise<void> {
  const rows = await queryRows<{ id: string; balance: string }>(container, unmatchedIn(scope), { ...scope })
  for (const { id, balance } of rows)
    await container
      .resolve(Modules.PROMOTION)
      .updatePromotions({ id, application_method: { value: Number(balance) } } as UpdatePromotionDTO)
}

function unmatchedIn(scope: { code: string } | OrderScope): string {
  if ("code" in scope) return UNMATCHED_OF_CODE
  return "orderId" in scope ? UNMATCHED_OF_ORDER : UNMATCHED_LATELY
}
