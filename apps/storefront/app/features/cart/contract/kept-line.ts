import type { LineOptions } from "@porteka/shop"

/** An item of the browser's local cart (specification 3, "Local cart item"). */
export interface LocalCartItem {
  /** The line's key: one per variant and options. */
  id: string
  title: string
  product_title: string
  /** Gross, whole forints; 0: unknown, and not shown (ruling D8). */
  unit_price: number
  quantity: number
  variantId: string
  options: LineOptions
  thumbnail: string | null
  currency: string
}

/** Items added while the back end was unavailable; replayed later (specification 4, "Cart lifecycle"). */
export type LocalCart = readonly LocalCartItem[]

/** The minimum quantity of a line in the back end's cart. */
export interface CartTarget {
  variant_id: string
  options: LineOptions
  quantity: number
}
