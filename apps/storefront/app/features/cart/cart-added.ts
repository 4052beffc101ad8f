import type { LineOptions } from "@porteka/shop"
import { createWatchedValue } from "#app/ui/browser/watched-value.ts"
import type { CartReply } from "./contract/cart-reply.ts"

/** What the popup shows about a product that was just added. */
export interface CartAdded {
  title: string
  sku: string | null
  variantTitle: string | null
  options: LineOptions
  thumbnail: string | null
  /** Null if the back end has not returned it; prices are never invented (ruling D8). */
  unitPrice: number | null
  /** Pieces added now. */
  quantity: number
  itemCount: number
  cartTotal: number
  currency: string
}

/** The product added last; null while no popup is shown. Each addition is a new object. */
export const cartAdded = createWatchedValue<CartAdded | null>(null)

export function toCartAdded(reply: CartReply): CartAdded | null {
  const { ok, line, summary } = reply
  if (!ok || !line || !summary) return null
  const { title, sku, variantTitle, options, thumbnail, unitPrice, added } = line
  const { count, total, currency } = summary
  return {
    title,
    sku,
    variantTitle,
    options,
    thumbnail,
    unitPrice,
    quantity: added,
    itemCount: count,
    cartTotal: total,
    currency,
  }
}

/** Shows the popup if the reply added something. */
export function announceCartAdded(reply: CartReply): void {
  const added = toCartAdded(reply)
  if (added) cartAdded.set(added)
}
