import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { priceContext } from "./price-context.ts"
import { type Price, type PriceSetRow, priceNow, pricesOf, taxInclusiveOf } from "./price-now.ts"
import type { PricedCart } from "./priced-cart.ts"

const LINE_PRICES: Prepared = {
  name: "line-prices",
  sql: `
  with asked (currency, region) as (values (?::text, ?::text))
  select link.variant_id, ${pricesOf("link.price_set_id", "asked.currency")} as prices,
         ${taxInclusiveOf("asked.currency", "asked.region")} as tax_inclusive
    from asked, product_variant_price_set link
   where link.variant_id = any(?) and link.deleted_at is null`,
}

type Row = PriceSetRow & { variant_id: string }

/** The current unit prices, by line id; a line without a price is absent. */
export async function readLinePrices(
  container: MedusaContainer,
  cart: PricedCart,
): Promise<Map<string, Price>> {
  const variantIds = cart.items.flatMap(({ variant_id: id }) => id ?? [])
  const values = [cart.currency_code, cart.region_id, variantIds]
  const rows = await queryPrepared<Row>(container, LINE_PRICES, values)
  const sets = new Map(rows.map((row) => [row.variant_id, row]))
  const context = priceContext(cart)
  return new Map(
    cart.items.flatMap(({ id, variant_id, quantity }) => {
      const set = sets.get(variant_id ?? "")
      const price = set && priceNow(set, { ...context, quantity: Number(quantity) })
      return price ? [[id, price] as const] : []
    }),
  )
}
