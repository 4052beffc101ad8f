import type { MedusaContainer } from "@medusajs/framework/types"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"

export interface OrderedProduct {
  id: string
  metadata: unknown
  variants: { id: string }[]
}

const PRODUCTS: Prepared = {
  name: "ordered-products",
  sql: `
  select id, metadata,
         coalesce((select json_agg(json_build_object('id', variant.id)) from product_variant variant
                    where variant.product_id = product.id and variant.deleted_at is null), '[]') as variants
    from product where id = any(?) and deleted_at is null`,
}

/** The current products of the lines of one order, or of several; deleted ones are missing. */
export async function readOrderedProducts(
  container: MedusaContainer,
  { items }: { items: { product_id: string | null }[] },
): Promise<OrderedProduct[]> {
  const ids = [...new Set(items.flatMap(({ product_id: id }) => id ?? []))]
  return ids.length > 0 ? await queryPrepared<OrderedProduct>(container, PRODUCTS, [ids]) : []
}

/** The variant's title; null if the product has only one. */
export function chosenVariant(
  { product_id: id, variant_title: title }: { product_id: string | null; variant_title: string | null },
  products: readonly OrderedProduct[],
): string | null {
  return products.find((product) => product.id === id)?.variants.length === 1 ? null : title
}
