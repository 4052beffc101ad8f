import type { WithdrawalExemption } from "@porteka/commerce-sdk"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import type { ProductOfLine } from "./products-of-lines.ts"

export interface OrderedLine {
  id: string
  product_id?: string | null
}

/** Lines without a right of withdrawal, according to their current products. */
export function withdrawalExemptions(
  lines: readonly OrderedLine[],
  products: readonly ProductOfLine[],
): WithdrawalExemption[] {
  const reasons = new Map(
    products.map(({ id, metadata }) => [id, parseProductMetadata(metadata).withdrawal_exemption]),
  )
  return lines.flatMap(({ id, product_id: product }) => {
    const reason = reasons.get(product ?? "")
    return reason ? [{ line_item_id: id, reason }] : []
  })
}
