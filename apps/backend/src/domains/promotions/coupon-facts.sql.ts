/** The columns of `CouponFacts`, of a `promotion` with `COUPON_PARTS`. */
export const COUPON_FACTS = `
  promotion.status, promotion.is_automatic, promotion.limit, promotion.used, campaign.starts_at, campaign.ends_at,
  case when budget.id is not null then jsonb_build_object(
    'type', budget.type, 'limit', budget.limit, 'used', coalesce(budget.used, 0)) end as budget`

export const COUPON_PARTS = `
  left join promotion_campaign campaign on campaign.id = promotion.campaign_id and campaign.deleted_at is null
  left join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null`
