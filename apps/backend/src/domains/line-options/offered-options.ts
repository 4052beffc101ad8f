import type { MedusaContainer } from "@medusajs/framework/types"
import { LINE_OPTION_KEYS, type LineOptionKey } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import { priceSource } from "./plan-charges.ts"

interface ChargedVariant {
  id: string
  sku: string
  product: { status: string } | null
}

/**
 * The variants that carry option prices. An owner removes an option from the shop by unpublishing its product;
 * then it is absent here.
 */
export async function readOfferedOptions(container: MedusaContainer): Promise<Map<LineOptionKey, string>> {
  const skus = LINE_OPTION_KEYS.flatMap((key) => priceSource(key)?.sku ?? [])
  const variants = await readRecords<ChargedVariant>(container, {
    entity: "variant",
    fields: ["id", "sku", "product.status"],
    filters: { sku: skus },
  })
  return new Map(
    LINE_OPTION_KEYS.flatMap((key) => {
      const sku = priceSource(key)?.sku
      const variant = variants.find(
        (candidate) => candidate.sku === sku && candidate.product?.status === "published",
      )
      return sku && variant ? [[key, variant.id] as const] : []
    }),
  )
}
