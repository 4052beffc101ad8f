import { type CommerceClient, isOutage } from "@porteka/commerce-sdk"
import { CURRENCY } from "@porteka/shop"
import { regionId } from "#app/server/back-end/region.server.ts"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/** The answer of `POST /api/products/prices`: deleted variants and those without a price are left out. */
export type VariantPrices = Record<string, { price: number; currency: string }>

/**
 * Current prices of single variants, including sale prices; empty while the back end is unavailable
 * (specification, section 8).
 */
export async function readVariantPrices({ commerce }: RequestContext, ids: string[]): Promise<VariantPrices> {
  if (ids.length === 0) return {}
  try {
    return await fetchPrices(commerce, ids)
  } catch (error) {
    if (!isOutage(error)) throw error
    logger.warn({ err: error }, "Failed to fetch prices")
    return {}
  }
}

async function fetchPrices(commerce: CommerceClient, ids: string[]): Promise<VariantPrices> {
  const { products } = await commerce.products.list({
    query: {
      variants: { id: ids },
      fields: "id,variants.id,*variants.calculated_price",
      limit: ids.length,
      region_id: await regionId(commerce),
    },
  })
  const prices: VariantPrices = {}
  for (const { id, calculated_price: price } of products.flatMap((product) => product.variants ?? [])) {
    const amount = price?.calculated_amount ?? null
    if (amount === null || !ids.includes(id)) continue
    prices[id] = { price: amount, currency: price?.currency_code?.toUpperCase() ?? CURRENCY }
  }
  return prices
}
