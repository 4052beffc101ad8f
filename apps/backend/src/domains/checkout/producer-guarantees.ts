import type { LineGuarantee } from "@porteka/commerce-sdk"
import { producerGuaranteeOf } from "@porteka/shop"
import type { ProductOfLine } from "./products-of-lines.ts"
import type { OrderedLine } from "./withdrawal-exemptions.ts"

/** Lines whose current products have a producer's guarantee of more than two years. */
export function producerGuarantees(
  lines: readonly OrderedLine[],
  products: readonly ProductOfLine[],
): LineGuarantee[] {
  const guarantees = new Map(products.map(({ id, metadata }) => [id, producerGuaranteeOf(metadata)]))
  return lines.flatMap(({ id, product_id: product }) => {
    const guarantee = guarantees.get(product ?? "")
    return guarantee ? [{ line_item_id: id, ...guarantee }] : []
  })
}
