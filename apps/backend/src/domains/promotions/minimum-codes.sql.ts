import { AT_LEAST, CART_VALUE } from "./cart-value-rule.ts"

/** Whether a promotion can be used now: a part of a condition over `promotion`. */
export const IS_USABLE = `
  promotion.deleted_at is null and promotion.status = 'active'
  and not exists (select from promotion_campaign campaign
                   where campaign.id = promotion.campaign_id and campaign.deleted_at is null
                     and (campaign.ends_at < now() or campaign.starts_at > now()))`

/** The codes that a visitor entered, in the metadata of a `cart`. */
const ENTERED = `
  select jsonb_array_elements_text(
    case when jsonb_typeof(cart.metadata -> 'minimum_codes') = 'array'
         then cart.metadata -> 'minimum_codes' else '[]' end)`

/**
 * Promotions with a smallest cart value, and that value, without the end of the query. A condition with several values,
 * which only calls can create, counts from the smallest, as for Medusa.
 */
export const WITH_MINIMUM = `
  select promotion.code, min(value.value::numeric) as minimum
    from promotion
    join promotion_promotion_rule link on link.promotion_id = promotion.id
    join promotion_rule rule on rule.id = link.promotion_rule_id and rule.deleted_at is null
     and rule.attribute = '${CART_VALUE}' and rule.operator = '${AT_LEAST}'
    join promotion_rule_value value on value.promotion_rule_id = rule.id and value.deleted_at is null
     and value.value ~ '^[0-9]+$'`

/** Whether a `cart` has none of them. */
export const NO_MINIMUM_CODES = `coalesce(cart.metadata -> 'minimum_codes', '[]') = '[]'`

/**
 * The codes with a smallest cart value in the metadata of a `cart`, with that value, as JSON; null if there are none,
 * as in almost every cart: then nothing is looked up.
 */
export const MINIMUM_CODES = `
  case when not ${NO_MINIMUM_CODES} then (
   select json_agg(json_build_object('code', code, 'minimum', minimum) order by code)
     from (${WITH_MINIMUM}
            where ${IS_USABLE} and promotion.code in (${ENTERED})
            group by promotion.code) limited) end`
