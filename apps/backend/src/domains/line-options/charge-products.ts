import type { MedusaContainer } from "@medusajs/framework/types"
import { LINE_OPTION_KEYS } from "@porteka/shop"
import { readRecords } from "../../records/read-records.ts"
import { priceSource } from "./plan-charges.ts"

/** The ids of the products that only charge for an option of others. */
export async function readChargeProducts(container: MedusaContainer): Promise<string[]> {
  const variants = await readRecords<{ product_id: string }>(container, {
    entity: "variant",
    fields: ["product_id"],
    filters: { sku: LINE_OPTION_KEYS.flatMap((key) => priceSource(key)?.sku ?? []) },
  })
  return variants.map(({ product_id: id }) => id)
}
