import type { CalculatedPriceSet, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { CountedCart } from "./counted-cart.ts"
import { priceContext } from "./price-context.ts"

const PRICE_SETS = `
  select variant_id, price_set_id from product_variant_price_set
   where variant_id = any(?) and deleted_at is null`

/** What each line's thing costs now, by the line's id; a line without a price is absent. */
export async function readLinePrices(
  container: MedusaContainer,
  cart: CountedCart,
): Promise<Map<string, CalculatedPriceSet>> {
  const variantIds = cart.items.flatMap(({ variant_id: id }) => id ?? [])
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: { variant_id: string; price_set_id: string }[] }>(PRICE_SETS, [variantIds])
  const sets = new Map(rows.map((row) => [row.variant_id, row.price_set_id]))
  const pricing = container.resolve(Modules.PRICING)
  const quantities = new Set(cart.items.map(({ quantity }) => Number(quantity)))
  const prices = await Promise.all(
    [...quantities].map(async (quantity) => {
      const lines = cart.items.filter((line) => Number(line.quantity) === quantity)
      const ids = [...new Set(lines.flatMap(({ variant_id: id }) => sets.get(id ?? "") ?? []))]
      const context = { ...priceContext(cart), quantity }
      const calculated = await pricing.calculatePrices({ id: ids }, { context })
      const bySet = new Map(calculated.map((price) => [price.id, price]))
      return lines.flatMap((line) => {
        const price = bySet.get(sets.get(line.variant_id ?? "") ?? "")
        return price ? ([[line.id, price]] as const) : []
      })
    }),
  )
  return new Map(prices.flat())
}
