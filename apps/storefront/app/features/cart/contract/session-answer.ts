import type { CartSummary } from "./cart-reply.ts"
import type { SeenCart } from "./seen-cart.ts"

/** `GET /api/session`: what the browser adds to public pages. */
export interface SessionAnswer {
  seen_cart: SeenCart
  cart: CartSummary | null
  /** False: the back end could not be asked, so that `cart` says nothing. */
  cart_available: boolean
}
