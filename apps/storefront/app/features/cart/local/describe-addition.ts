import { CURRENCY, lineOptionsOf } from "@porteka/shop"
import { parseJson } from "@porteka/shop/parse-json"
import { PRODUCT_FIELD } from "../cart-form.tsx"
import type { LocalCartItem } from "../contract/kept-line.ts"
import type { ProductNote } from "../product-note.ts"

/** The fields of an add-to-cart form as the browser stores them; not validated. */
export function describeAddition(fields: Record<string, unknown>): Partial<LocalCartItem> {
  const note = fields[PRODUCT_FIELD]
  const product = (parseJson(typeof note === "string" ? note : undefined) ?? {}) as Partial<ProductNote>
  return {
    variantId: String(fields.variant_id),
    options: lineOptionsOf(fields),
    quantity: Number(fields.quantity ?? 1),
    title: product.variantTitle ?? "",
    product_title: product.title ?? "",
    unit_price: product.price ?? 0,
    thumbnail: product.thumbnail ?? null,
    currency: CURRENCY,
  }
}
