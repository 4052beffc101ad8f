import type { MedusaContainer } from "@medusajs/framework/types"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { queryRows } from "../../records/query-rows.ts"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"

const CARD_USES = `
    from (${USES}) uses
    join promotion card on card.code = uses.code and card.deleted_at is null
    join promotion_campaign campaign
      on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}`

/** SQL: amounts that orders have returned to gift cards, by order and card. */
export const CARD_CREDITS = `
  select uses.order_id, uses.code, sum(uses.given_back) as amount ${CARD_USES}
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

const SPENT_CARDS = `
  select coalesce(sum(uses.given_back), 0) as returned, coalesce(sum(uses.amount - uses.given_back), 0) as kept
   ${CARD_USES} where uses.order_id = ?`

interface CardUse {
  returned: number
  /** What the cards get back once all money of the order has been refunded. */
  kept: number
}

/** What an order has taken from gift cards, also from those nobody paid for, in whole forints. */
export async function readCardUse(container: MedusaContainer, orderId: string): Promise<CardUse> {
  const [row] = await queryRows<Record<keyof CardUse, string>>(container, SPENT_CARDS, [orderId])
  return { returned: Math.round(Number(row?.returned ?? 0)), kept: Math.round(Number(row?.kept ?? 0)) }
}
