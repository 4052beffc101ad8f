import type { MedusaContainer } from "@medusajs/framework/types"
import type { CataloguePrice } from "@porteka/commerce-sdk"
import { announceableDiscount } from "@porteka/hungary"
import { PRICE_HISTORY_MODULE } from "../../modules/price-history/index.ts"
import { CATALOGUE_CURRENCY, type EffectivePrice } from "./read-prices.ts"

/** Records prices in the price history and returns which may be announced as a discount, by variant. */
export async function announcePrices(
  container: MedusaContainer,
  prices: ReadonlyMap<string, EffectivePrice>,
): Promise<Map<string, CataloguePrice>> {
  const history = container.resolve(PRICE_HISTORY_MODULE)
  await history.record(
    CATALOGUE_CURRENCY,
    Array.from(prices, ([variant_id, { amount, source }]) => ({ variant_id, amount, source })),
  )
  const now = new Date()
  const histories = await history.historyOf(CATALOGUE_CURRENCY, [...prices.keys()])
  return new Map(
    Array.from(prices, ([variantId, { amount }]) => {
      const discount = announceableDiscount(histories.get(variantId) ?? [], now)
      const price = {
        amount,
        reference_amount: discount?.reference_amount ?? null,
        percent: discount?.percent ?? null,
      }
      return [variantId, price]
    }),
  )
}
