import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { FEE_RULE_ATTRIBUTE, LOCKER_CODE } from "./delivery-option-codes.ts"
import { type GeoZone, includesDestination, matchesRules, type Rule } from "./matches-rules.ts"
import { priceContext } from "./price-context.ts"
import { type PriceSetRow, priceNow, pricesOf, taxInclusiveOf } from "./price-now.ts"
import type { PricedCart } from "./priced-cart.ts"

/** A shipping option, in the cart's language. */
interface OptionOfCart {
  id: string
  name: string
  price_type: "flat" | "calculated"
  service_zone_id: string
  shipping_profile_id: string
  provider_id: string
  data: Record<string, unknown> | null
  metadata: Record<string, unknown> | null
  type: { id: string; label: string; description: string | null; code: string }
}

/** A delivery available to a cart, with its price for it; null if only the carrier knows. */
export interface Delivery extends OptionOfCart {
  amount: number | null
  is_tax_inclusive: boolean
}

interface OptionRow extends OptionOfCart, PriceSetRow {
  rules: Rule[]
  zones: GeoZone[]
  has_lockers: boolean
}

const translated = (table: string, column: string) =>
  `coalesce(nullif(trim((
     select words.translations->>'${column}' from translation words
      where words.reference_id = ${table}.id and words.locale_code = asked.locale and words.deleted_at is null
      limit 1)), ''),
     ${table}.${column})`

const PRICE_SET = `(
  select link.price_set_id from shipping_option_price_set link
   where link.shipping_option_id = option.id and link.deleted_at is null limit 1)`

/** All options of the stock locations of a sales channel, with their prices. */
const OPTIONS: Prepared = {
  name: "shipping-options-of-channel",
  sql: `
  with asked (locale, channel, currency, region) as (values (?::text, ?::text, ?::text, ?::text))
  select option.id, ${translated("option", "name")} as name, option.price_type, option.service_zone_id,
         option.shipping_profile_id, option.provider_id, option.data, option.metadata,
         json_build_object('id', type.id, 'code', type.code, 'label', ${translated("type", "label")},
                           'description', ${translated("type", "description")}) as type,
         coalesce((select json_agg(rule) from shipping_option_rule rule
                    where rule.shipping_option_id = option.id and rule.deleted_at is null), '[]') as rules,
         coalesce((select json_agg(geo) from geo_zone geo
                    where geo.service_zone_id = zone.id and geo.deleted_at is null), '[]') as zones,
         ${pricesOf(PRICE_SET, "asked.currency")} as prices,
         ${taxInclusiveOf("asked.currency", "asked.region")} as tax_inclusive,
         exists(select from pickup_point where open) as has_lockers
    from asked, shipping_option option
    join shipping_option_type type on type.id = option.shipping_option_type_id
    join service_zone zone on zone.id = option.service_zone_id and zone.deleted_at is null
   where option.deleted_at is null and exists (
           select from sales_channel_stock_location place
             join location_fulfillment_set link
               on link.stock_location_id = place.stock_location_id and link.deleted_at is null
            where place.sales_channel_id = asked.channel and place.deleted_at is null
              and link.fulfillment_set_id = zone.fulfillment_set_id)
   order by option.id`,
}

/**
 * Like Medusa's list-shipping-options-for-cart, by one statement. No lockers if the shop knows none: it may
 * have started without pickup points.
 * @param paymentMethod with it the cash-on-delivery fee is included if it is due, as in fee-context.ts
 */
export async function readDeliveries(
  container: MedusaContainer,
  cart: PricedCart,
  paymentMethod?: string,
): Promise<Delivery[]> {
  const { country_code, province, city, postal_code } = cart.shipping_address ?? {}
  const destination = { country_code, province_code: province, city, postal_expression: postal_code }
  const context = {
    is_return: "false",
    enabled_in_store: "true",
    ...(paymentMethod === undefined ? {} : { [FEE_RULE_ATTRIBUTE]: paymentMethod }),
  }
  const rows = await queryPrepared<OptionRow>(container, OPTIONS, [
    cart.locale ?? "",
    cart.sales_channel_id,
    cart.currency_code,
    cart.region_id,
  ])
  const options = rows.filter(
    ({ zones, rules, type, has_lockers: hasLockers }) =>
      includesDestination(zones, destination) &&
      matchesRules(rules, context) &&
      (hasLockers || type.code !== LOCKER_CODE),
  )
  const pricing = priceContext(cart)
  return options.map(({ rules: _, zones: __, has_lockers: ___, prices, tax_inclusive, ...option }) => {
    const price = priceNow({ prices, tax_inclusive }, pricing)
    return {
      ...option,
      amount: price?.amount ?? null,
      is_tax_inclusive: price?.isTaxInclusive ?? false,
    }
  })
}
