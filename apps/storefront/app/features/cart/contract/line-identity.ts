import type { CartItemInput, CartLineItem } from "@porteka/commerce-sdk/wire"
import { isProductLine, type LineOptions, lineKey, lineOptionsOf } from "@porteka/shop"
import type { CartTarget } from "./kept-line.ts"

/** A product line of the back end's cart, with its options parsed. */
export interface ProductLine {
  item: CartLineItem & { variant_id: string }
  options: LineOptions
  key: string
}

/** The product lines of a cart, without charges for options and lines whose variant is gone. */
export function productLines(items: readonly CartLineItem[]): ProductLine[] {
  return items.filter(isProductLine).flatMap((item) => {
    const { variant_id } = item
    if (variant_id === null) return []
    const options = lineOptionsOf(item.metadata)
    return [{ item: { ...item, variant_id }, options, key: lineKey({ variantId: variant_id, options }) }]
  })
}

/** The key of a line; null if it is not a product line. */
export const keyOfLine = (item: CartLineItem): string | null => productLines([item])[0]?.key ?? null

export const targetKey = ({ variant_id, options }: Pick<CartTarget, "variant_id" | "options">): string =>
  lineKey({ variantId: variant_id, options })

/** A line in a request to the back end: options are sent in its metadata. */
export function toItemInput({ variant_id, options, quantity }: CartTarget): CartItemInput {
  return { variant_id, quantity, ...(Object.keys(options).length > 0 ? { metadata: { ...options } } : {}) }
}
