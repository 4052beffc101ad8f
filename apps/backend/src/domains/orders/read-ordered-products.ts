import type { MedusaContainer } from "@medusajs/framework/types"
import { readRecords } from "../../records/read-records.ts"

export interface OrderedProduct {
  id: string
  metadata: unknown
  variants: { id: string }[]
}

/** The current products of the lines of one order, or of several; deleted ones are missing. */
export async function readOrderedProducts(
  container: MedusaContainer,
  { items }: { items: { product_id: string | null }[] },
): Promise<OrderedProduct[]> {
  return await readRecords<OrderedProduct>(container, {
    entity: "product",
    fields: ["id", "metadata", "variants.id"],
    filters: { id: items.flatMap(({ product_id: id }) => id ?? []) },
  })
}

/** The variant's title; null if the product has only one. */
export function chosenVariant(
  { product_id: id, variant_title: title }: { product_id: string | null; variant_title: string | null },
  products: readonly OrderedProduct[],
): string | null {
  return products.find((product) => product.id === id)?.variants.length === 1 ? null : title
}
