import type { CartSummary } from "./cart-reply.ts"
import type { SeenCart } from "./seen-cart.ts"

/** `GET /api/session`: the visitor's data on public pages. */
export interface SessionAnswer {
  seen_cart: SeenCart
  cart: CartSummary | null
  /** False: the back end was unavailable, so `cart` means nothing. */
  cart_available: boolean
}
