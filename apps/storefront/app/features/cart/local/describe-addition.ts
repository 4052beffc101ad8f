import { CURRENCY, lineOptionsOf } from "@porteka/shop"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { PRODUCT_FIELD } from "../cart-form.tsx"

/** An add-to-cart form as an item of the browser's cart, which `toLocalCart` still has to check. */
export function describeAddition(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const note = fields[PRODUCT_FIELD]
  const { title, variantTitle, thumbnail, price } = fieldsOf(
    parseJson(typeof note === "string" ? note : undefined),
  )
  return {
    variantId: String(fields.variant_id),
    options: lineOptionsOf(fields),
    quantity: Number(fields.quantity ?? 1),
    title: variantTitle,
    product_title: title,
    unit_price: price,
    thumbnail,
    currency: CURRENCY,
  }
}
