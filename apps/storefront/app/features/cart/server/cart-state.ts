import type { Cart } from "@porteka/commerce-sdk"

/**
 * The state of a visitor's cart (specification 4, "Cart lifecycle"). Only `none` and `gone` may start a new
 * cart; an outage keeps the id, so that nothing in the cart is lost.
 */
export type CartState =
  /** The browser never had a cart, or it was cleared. */
  | { kind: "none" }
  | { kind: "open"; id: string; cart: Cart }
  /** The back end does not know the id (a backup may be restored), or the cart became an order. */
  | { kind: "gone"; id: string; reason: "lost" | "ordered" }
  /** The back end is unavailable. The cart exists but cannot be read. */
  | { kind: "unavailable"; id: string }

/** The result of reading a cart. */
export type CartOutcome = { type: "cart"; cart: Cart } | { type: "not_found" } | { type: "outage" }

export function toCartState(id: string | null, outcome: CartOutcome | null): CartState {
  if (id === null || outcome === null) return { kind: "none" }
  if (outcome.type === "outage") return { kind: "unavailable", id }
  if (outcome.type === "not_found") return { kind: "gone", id, reason: "lost" }
  if (outcome.cart.completed_at !== null) return { kind: "gone", id, reason: "ordered" }
  return { kind: "open", id, cart: outcome.cart }
}
