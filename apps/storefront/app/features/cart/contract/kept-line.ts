import type { LineOptions } from "@porteka/shop"

/** A product in the browser's own keeping (specification 3, "Local cart item"). */
export interface LocalCartItem {
  /** The line's key: one per variant and options. */
  id: string
  title: string
  product_title: string
  /** Gross whole forints; 0: not known, and then none is shown (ruling D8). */
  unit_price: number
  quantity: number
  variantId: string
  options: LineOptions
  thumbnail: string | null
  currency: string
}

/** What was put into the cart while the back end was unavailable; later replayed (specification 4, "Cart lifecycle"). */
export type LocalCart = readonly LocalCartItem[]

/** How many pieces a line of the back end's cart must have at least. */
export interface CartTarget {
  variant_id: string
  options: LineOptions
  quantity: number
}
