import { AT_LEAST, CART_VALUE } from "../../medusa-patches/cart-value-condition.ts"
import { COUPON_FACTS, COUPON_PARTS } from "./coupon-facts.sql.ts"

/**
 * What is known about codes, without the end of the query; `entered` has them as its column `code`. A code that is gone has
 * no status. Without a smallest cart value its minimum is null. A condition with several values, which only calls can
 * create, counts from the smallest, as for Medusa.
 */
const factsOf = (entered: string) => `
  select entered.code, ${COUPON_FACTS},
         (select min(value.value::numeric)::float8
            from promotion_promotion_rule link
            join promotion_rule rule on rule.id = link.promotion_rule_id and rule.deleted_at is null
             and rule.attribute = '${CART_VALUE}' and rule.operator = '${AT_LEAST}'
            join promotion_rule_value value on value.promotion_rule_id = rule.id and value.deleted_at is null
             and value.value ~ '^[0-9]+$'
           where link.promotion_id = promotion.id) as minimum,
         way.target_type as target,
         exists (select from application_method_target_rules link
                   join promotion_rule rule on rule.id = link.promotion_rule_id and rule.deleted_at is null
                  where link.application_method_id = way.id) as is_selective
    from ${entered}
    left join promotion on promotion.code = entered.code and promotion.deleted_at is null
    left join promotion_application_method way on way.promotion_id = promotion.id and way.deleted_at is null
    ${COUPON_PARTS}`

/** Facts of the codes in a parameter. */
export const FACTS_OF_CODES = factsOf("unnest(?::text[]) as entered(code)")

/** The codes in a list of the metadata of a `cart`; what is no list has none. */
const listed = (key: string) => `select jsonb_array_elements_text(
  case when jsonb_typeof(cart.metadata -> '${key}') = 'array' then cart.metadata -> '${key}' else '[]' end)`

/** Facts of the codes that a `cart` keeps: those that a visitor entered, and that count later. */
const KEPT = factsOf(`(${listed("minimum_codes")} union ${listed("waiting_codes")}) as entered(code)`)

/** Null if there are none, as in almost every cart: then nothing is looked up. */
const ofCart = (aggregate: string) =>
  `case when coalesce(cart.metadata -> 'minimum_codes', cart.metadata -> 'waiting_codes') is not null
        then (select ${aggregate} from (${KEPT}) fact) end`

/** The facts of the codes that a `cart` keeps, as JSON. */
export const KEPT_CODES = ofCart("json_agg(fact order by fact.code)")

/** A text that changes with these facts, and when a code's time begins or ends. */
export const KEPT_CODES_VERSION = ofCart(
  "string_agg(concat(fact, fact.starts_at > now(), fact.ends_at < now()), ';' order by fact.code)",
)
