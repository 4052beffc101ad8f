import { productsValue } from "../../medusa-patches/products-value.ts"
import type { PriceContext } from "./price-now.ts"
import type { PricedCart } from "./priced-cart.ts"

/** The attributes of a cart that Medusa passes to price rules. */
export function priceContext(cart: PricedCart): PriceContext {
  const { id, sales_channel_id, currency_code, region_id, locale, email } = cart
  const { city, country_code, province, postal_code } = cart.shipping_address ?? {}
  return {
    id,
    sales_channel_id,
    currency_code,
    region_id,
    locale,
    email,
    // Totals are objects, but rules about amounts compare numbers only.
    item_total: productsValue(cart),
    total: Number(cart.total),
    shipping_address: { city, country_code, province, postal_code },
  }
}
