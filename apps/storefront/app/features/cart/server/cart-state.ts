import type { Cart } from "@porteka/commerce-sdk"

/**
 * What the shop knows of a visitor's cart (specification 4, "Cart lifecycle"). Only `none` and `gone` may start
 * a new cart; an outage keeps the id, so that nothing in the cart is lost.
 */
export type CartState =
  /** The browser has never had a cart, or gave it back. */
  | { kind: "none" }
  | { kind: "open"; id: string; cart: Cart }
  /** The back end does not know the id any more (a backup may be restored), or the cart has become an order. */
  | { kind: "gone"; id: string; reason: "lost" | "ordered" }
  /** The back end could not be asked. The cart is there, only not to be seen. */
  | { kind: "unavailable"; id: string }

/** What asking for a cart gave. */
export type CartOutcome = { type: "cart"; cart: Cart } | { type: "not_found" } | { type: "outage" }

export function toCartState(id: string | null, outcome: CartOutcome | null): CartState {
  if (id === null || outcome === null) return { kind: "none" }
  if (outcome.type === "outage") return { kind: "unavailable", id }
  if (outcome.type === "not_found") return { kind: "gone", id, reason: "lost" }
  if (outcome.cart.completed_at !== null) return { kind: "gone", id, reason: "ordered" }
  return { kind: "open", id, cart: outcome.cart }
}
