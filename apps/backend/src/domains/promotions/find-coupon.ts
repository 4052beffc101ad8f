import type { MedusaContainer } from "@medusajs/framework/types"
import type { Coupon } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"
import { type CouponFacts, couponState } from "./coupon-state.ts"
import { findSpelling } from "./find-spelling.ts"

const FACTS = `
  select promotion.status, promotion.is_automatic, promotion.limit, promotion.used, campaign.starts_at, campaign.ends_at,
         case when budget.id is not null then jsonb_build_object(
           'type', budget.type, 'limit', budget.limit, 'used', coalesce(budget.used, 0)) end as budget
    from promotion
    left join promotion_campaign campaign on campaign.id = promotion.campaign_id and campaign.deleted_at is null
    left join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
   where promotion.code = ? and promotion.deleted_at is null`

/** The state of a code in any case; null if there is no such coupon. */
export async function findCoupon(container: MedusaContainer, typed: string): Promise<Coupon | null> {
  const code = await findSpelling(container, typed)
  const rows = await queryRows<CouponFacts>(container, FACTS, [code])
  const state = rows[0] ? couponState(rows[0], new Date()) : null
  return state && { code, state }
}
