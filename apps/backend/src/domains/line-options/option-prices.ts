import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules, QueryContext } from "@medusajs/framework/utils"
import type { LineOptionKey } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import { readOfferedOptions } from "./offered-options.ts"

export interface OptionPrice {
  key: LineOptionKey
  /** Gross unit price, in the currency's usual unit. */
  amount: number
  currency_code: string
}

interface PricedVariant {
  id: string
  calculated_price: { calculated_amount: number | null; currency_code: string } | null
}

/** Current prices of paid options; those not offered are absent. */
export async function readOptionPrices(container: MedusaContainer): Promise<OptionPrice[]> {
  const offered = await readOfferedOptions(container)
  const [region] = await container.resolve(Modules.REGION).listRegions({}, { take: 1 })
  if (offered.size === 0 || !region) return []
  const { id: region_id, currency_code } = region
  const variants = await readRecords<PricedVariant>(container, {
    entity: "variant",
    fields: ["id", "calculated_price.*"],
    filters: { id: [...offered.values()] },
    context: { calculated_price: QueryContext({ region_id, currency_code }) },
  })
  return [...offered].flatMap(([key, id]) => {
    const price = variants.find((variant) => variant.id === id)?.calculated_price
    return price?.calculated_amount == null
      ? []
      : [{ key, amount: Number(price.calculated_amount), currency_code: price.currency_code }]
  })
}
