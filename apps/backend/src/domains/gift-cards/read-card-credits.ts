import type { MedusaContainer } from "@medusajs/framework/types"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { queryRows } from "../../records/query-rows.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"

/** SQL: amounts that orders have returned to gift cards, by order and card. */
export const CARD_CREDITS = `
  select uses.order_id, uses.code, sum(uses.given_back) as amount from (${USES}) uses
    join promotion card on card.code = uses.code and card.deleted_at is null
    join promotion_campaign campaign
      on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}
   where uses.given_back > 0
   group by uses.order_id, uses.code`

/** What an order has returned to gift cards so far, in whole forints. */
export async function readCardCredits(container: MedusaContainer, orderId: string): Promise<number> {
  const rows = await queryRows<{ amount: string }>(
    container,
    `select amount from (${CARD_CREDITS}) back where order_id = ?`,
    [orderId],
  )
  return Math.round(sumOfAmounts(rows))
}
