import type { Cart } from "@porteka/commerce-sdk"
import type { SeenCart } from "../contract/seen-cart.ts"
import { toCartSummary, toKeptCart } from "./cart-reply.server.ts"
import type { CartState } from "./cart-state.ts"

/**
 * The visitor's cart as its browser may see it. A browser that has ordered and has no cart reports "ordered":
 * its backup must not be bought again.
 */
export function toSeenCart(state: CartState, { hasOrdered }: { hasOrdered: boolean }): SeenCart {
  switch (state.kind) {
    case "none":
      return { state: hasOrdered ? "ordered" : "none" }
    case "unavailable":
      return { state: "unavailable" }
    case "gone":
      return { state: state.reason }
    case "open":
      return toOpenCart(state.cart)
  }
}

/** Every page calls this, and an unchanged cart is the same object (`cart-reader.server.ts`). */
const known = new WeakMap<Cart, SeenCart>()

function toOpenCart(cart: Cart): SeenCart {
  const seen = known.get(cart) ?? { state: "open", ...toKeptCart(cart), summary: toCartSummary(cart) }
  known.set(cart, seen)
  return seen
}
