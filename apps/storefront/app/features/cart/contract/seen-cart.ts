import type { CartSummary } from "./cart-reply.ts"
import type { LocalCart } from "./kept-line.ts"

/** The browser's cart as the server reports it: `CartState` without the cart's id. */
export type SeenCart =
  | { state: "none" | "unavailable" }
  /** The back end does not know it any more. */
  | { state: "lost" }
  /** It has become an order. */
  | { state: "ordered" }
  | { state: "open"; cartId: string; items: LocalCart; summary: CartSummary }
