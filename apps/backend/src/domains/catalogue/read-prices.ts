import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CURRENCY } from "@porteka/shop"
import { queryRows } from "../../records/query-rows.ts"

/** The only currency of the shop. */
export const CATALOGUE_CURRENCY = CURRENCY.toLowerCase()

export interface EffectivePrice {
  /** The current price, in whole forints. */
  amount: number
  source: "base" | "sale"
}

export interface PriceSetPrices {
  price: EffectivePrice | null
  /** The regular price without any sale, in whole forints. */
  regular: number | null
  /** Future times at which a price list with this price set starts or ends, ISO 8601. */
  changes_at: string[]
}

/** The prices a shopper without any customer group pays, by price set. */
export async function readPrices(
  container: MedusaContainer,
  priceSetIds: string[],
): Promise<Map<string, PriceSetPrices>> {
  if (priceSetIds.length === 0) return new Map()
  const regions = await container
    .resolve(Modules.REGION)
    .listRegions({ currency_code: CATALOGUE_CURRENCY }, { take: 1 })
  const context: Record<string, string> = { currency_code: CATALOGUE_CURRENCY }
  if (regions[0]) context.region_id = regions[0].id
  const calculated = await container
    .resolve(Modules.PRICING)
    .calculatePrices({ id: priceSetIds }, { context })
  const changes = await readPriceListMoments(container, priceSetIds)
  return new Map(
    calculated.map((price) => [
      price.id,
      {
        price:
          typeof price.calculated_amount === "number"
            ? {
                amount: Math.round(price.calculated_amount),
                source: price.calculated_price?.price_list_type === "sale" ? "sale" : "base",
              }
            : null,
        regular: typeof price.original_amount === "number" ? Math.round(price.original_amount) : null,
        changes_at: changes.get(price.id) ?? [],
      },
    ]),
  )
}

async function readPriceListMoments(
  container: MedusaContainer,
  priceSetIds: string[],
): Promise<Map<string, string[]>> {
  const rows = await queryRows<{ price_set_id: string; moment: Date }>(
    container,
    `select distinct price.price_set_id, moment
       from price
       join price_list list on list.id = price.price_list_id and list.status = 'active' and list.deleted_at is null
       cross join lateral (values (list.starts_at), (list.ends_at)) as moments(moment)
      where price.price_set_id = any(?) and price.deleted_at is null and moment > now()`,
    [priceSetIds],
  )
  const moments = new Map<string, string[]>()
  for (const { price_set_id, moment } of rows) {
    moments.set(price_set_id, [...(moments.get(price_set_id) ?? []), moment.toISOString()])
  }
  return moments
}
