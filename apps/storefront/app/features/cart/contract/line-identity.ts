import type { CartItemInput, CartLineItem } from "@porteka/commerce-sdk/wire"
import { isGoodsLine, type LineOptions, lineKey, lineOptionsOf } from "@porteka/shop"
import type { CartTarget } from "./kept-line.ts"

/** A line of the back end's cart that is goods, with its options read. */
export interface GoodsLine {
  item: CartLineItem & { variant_id: string }
  options: LineOptions
  key: string
}

/** The goods of a cart: lines whose variant is gone and charges for options are not among them. */
export function goodsLines(items: readonly CartLineItem[]): GoodsLine[] {
  return items.filter(isGoodsLine).flatMap((item) => {
    const { variant_id } = item
    if (variant_id === null) return []
    const options = lineOptionsOf(item.metadata)
    return [{ item: { ...item, variant_id }, options, key: lineKey({ variantId: variant_id, options }) }]
  })
}

/** The key of one line; null for what is not goods. */
export const keyOfLine = (item: CartLineItem): string | null => goodsLines([item])[0]?.key ?? null

export const targetKey = ({ variant_id, options }: Pick<CartTarget, "variant_id" | "options">): string =>
  lineKey({ variantId: variant_id, options })

/** What the back end is asked for: options travel in the line's metadata. */
export function toItemInput({ variant_id, options, quantity }: CartTarget): CartItemInput {
  return { variant_id, quantity, ...(Object.keys(options).length > 0 ? { metadata: { ...options } } : {}) }
}
