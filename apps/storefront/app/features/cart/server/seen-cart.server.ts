import type { SeenCart } from "../contract/seen-cart.ts"
import { toCartSummary, toKeptCart } from "./cart-reply.server.ts"
import type { CartState } from "./cart-state.ts"

/**
 * The visitor's cart as its browser may know it. Without a cart, a browser that has ordered gave it away for an
 * order: what its backup holds must not be bought again.
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
      return { state: "open", ...toKeptCart(state.cart), summary: toCartSummary(state.cart) }
  }
}
