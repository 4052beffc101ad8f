import { AT_LEAST, CART_VALUE } from "../../medusa-patches/cart-value-condition.ts"
import { NO_MINIMUM_CODES } from "../../records/minimum-codes.sql.ts"
import { COUPON_FACTS, COUPON_PARTS } from "./coupon-facts.sql.ts"

/**
 * What is known about codes, without the end of the query; `entered` has them as its column `code`. A code that is gone has
 * no status. Without a smallest cart value its minimum is null. A condition with several values, which only calls can
 * create, counts from the smallest, as for Medusa.
 */
const FACTS = (entered: string) => `
  select entered.code, ${COUPON_FACTS},
         (select min(value.value::numeric)::float8
            from promotion_promotion_rule link
            join promotion_rule rule on rule.id = link.promotion_rule_id and rule.deleted_at is null
             and rule.attribute = '${CART_VALUE}' and rule.operator = '${AT_LEAST}'
            join promotion_rule_value value on value.promotion_rule_id = rule.id and value.deleted_at is null
             and value.value ~ '^[0-9]+$'
           where link.promotion_id = promotion.id) as minimum,
         (select way.target_type from promotion_application_method way
           where way.promotion_id = promotion.id and way.deleted_at is null) as target
    from ${entered}
    left join promotion on promotion.code = entered.code and promotion.deleted_at is null
    ${COUPON_PARTS}`

/** Facts of the codes in a parameter. */
export const FACTS_OF_CODES = FACTS("unnest(?::text[]) as entered(code)")

/** Facts of the codes that a visitor entered, in the metadata of a `cart`. */
const ENTERED = FACTS(`jsonb_array_elements_text(
  case when jsonb_typeof(cart.metadata -> 'minimum_codes') = 'array'
       then cart.metadata -> 'minimum_codes' else '[]' end) as entered(code)`)

/** Null if there are none, as in almost every cart: then nothing is looked up. */
const ofCart = (aggregate: string) =>
  `case when not ${NO_MINIMUM_CODES} then (select ${aggregate} from (${ENTERED}) fact) end`

/** The facts of a `cart`'s codes with a smallest value, as JSON. */
export const MINIMUM_CODES = ofCart("json_agg(fact order by fact.code)")

/** A text that changes with these facts, and when a code's time begins or ends. */
export const MINIMUM_CODES_VERSION = ofCart(
  "string_agg(concat(fact, fact.starts_at > now(), fact.ends_at < now()), ';' order by fact.code)",
)
