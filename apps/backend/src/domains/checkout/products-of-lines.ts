import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"

export interface ProductOfLine {
  id: string
  metadata: Record<string, unknown> | null
}

const PRODUCTS: Prepared = {
  name: "products-of-lines",
  sql: "select id, metadata from product where id = any(?) and deleted_at is null",
}

/** The current products of these lines; deleted ones are missing. */
export async function readProductsOfLines(
  container: MedusaContainer,
  lines: readonly { product_id?: string | null }[],
): Promise<ProductOfLine[]> {
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))]
  return ids.length > 0 ? await queryPrepared<ProductOfLine>(container, PRODUCTS, [ids]) : []
}
