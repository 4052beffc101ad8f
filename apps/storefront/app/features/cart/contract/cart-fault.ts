import type { CartFormFault, CartIntent } from "./cart-intent.ts"

/** Why a change of the cart did not happen, as the visitor is told. */
export type CartFault =
  | CartFormFault
  | { code: "stock"; available: number | null }
  | { code: "gone" | "unavailable" | "promotion-invalid" }
  /** The back end is unavailable; the browser keeps the goods until it is back. */
  | { code: "kept" }
  /** Too many requests in a short time. */
  | { code: "busy" }
  /** There is a crowd, and nothing was done; in so many seconds there may be room. */
  | { code: "crowded"; retryAfter: number }
  /** It is in force already. */
  | { code: "promotion-applied" }
  /** It takes no more different things. */
  | { code: "full" }
  /** Frozen: it is being paid for. */
  | { code: "paying" }
  | { code: "no-region" }
  | { code: "failed"; intent: CartIntent["intent"] }
