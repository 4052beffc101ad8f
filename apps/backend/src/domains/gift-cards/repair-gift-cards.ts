import type { MedusaContainer, UpdatePromotionDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { IS_GIFT_CARD_CAMPAIGN } from "../promotion-usage/campaign-prefix.ts"
import { USES } from "../promotion-usage/counted-uses.ts"
import { NOTE_DOUBT, recountUsage } from "../promotion-usage/recount-usage.ts"

const LOOK_BACK_DAYS = 7

/** Cards that paid an order with returns, refunds or changes in the last days and have not been credited for them. */
const DOUBT_GIVEN_BACK = `
  update promotion set ${NOTE_DOUBT}
   where id in (
     select card.id from promotion card
       join promotion_campaign campaign
         on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}
       join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
      where card.deleted_at is null
        and exists (
          select from order_promotion link join "order" o on o.id = link.order_id
           cross join (select now() - make_interval(days => ?) as since) lately
           where link.promotion_id = card.id and link.deleted_at is null
             and (o.canceled_at > lately.since
                  or exists (select from order_change change where change.order_id = o.id
                              and change.confirmed_at > lately.since and change.deleted_at is null)
                  or exists (select from "return" r where r.order_id = o.id and r.updated_at > lately.since)
                  or exists (
                    select from refund r
                      join payment p on p.id = r.payment_id
                      join order_payment_collection pay
                        on pay.payment_collection_id = p.payment_collection_id and pay.deleted_at is null
                     where pay.order_id = o.id and r.created_at > lately.since)))
        and budget.used > (
          select coalesce(sum(uses.amount - uses.given_back), 0) from (${USES}) uses where uses.code = card.code))`

/**
 * Returns to gift cards, once, what they paid for cancelled orders, returned and removed items and fully refunded orders;
 * called by the event, or by the job that finds a lost one.
 */
export async function returnToGiftCards(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(DOUBT_GIVEN_BACK, [LOOK_BACK_DAYS])
  await recountUsage(container)
  await matchGiftCardValues(container)
}

/**
 * Cards whose code has another value than their balance. An empty card keeps its value, because a promotion in
 * Medusa cannot have the value 0.
 */
const UNMATCHED = `
  select card.id, budget."limit" - budget.used as balance
    from promotion card
    join promotion_campaign campaign
      on campaign.id = card.campaign_id and ${IS_GIFT_CARD_CAMPAIGN}
    join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
    join promotion_application_method method on method.promotion_id = card.id and method.deleted_at is null
   where card.deleted_at is null and card.code = coalesce(?, card.code)
     and (?::text is null
          or card.id in (select promotion_id from order_promotion where order_id = ? and deleted_at is null))
     and budget.used < budget."limit" and method.value <> budget."limit" - budget.used`

/**
 * Medusa applies a code's whole value or nothing, so the value is set to the card's balance.
 * @param only the card with this code, or those of this order; absent: all
 */
export async function matchGiftCardValues(
  container: MedusaContainer,
  { code, orderId }: { code?: string; orderId?: string } = {},
): Promise<void> {
  const order = orderId ?? null
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { id: string; balance: string }[] }>(UNMATCHED, [code ?? null, order, order])
  for (const { id, balance } of rows)
    await container
      .resolve(Modules.PROMOTION)
      .updatePromotions({ id, application_method: { value: Number(balance) } } as UpdatePromotionDTO)
}
