import type { PriceContext } from "./price-now.ts"
import type { PricedCart } from "./priced-cart.ts"

/** What Medusa tells the rules of prices about a cart. */
export function priceContext(cart: PricedCart): PriceContext {
  const { id, sales_channel_id, currency_code, region_id, locale, email } = cart
  const { city, country_code, province, postal_code } = cart.shipping_address ?? {}
  return {
    ...{ id, sales_channel_id, currency_code, region_id, locale, email },
    // Totals come as objects; rules about amounts are asked for numbers only.
    ...{ item_total: Number(cart.item_total), total: Number(cart.total) },
    shipping_address: { city, country_code, province, postal_code },
  }
}
