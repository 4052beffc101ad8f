import type { CartFormFault, CartIntent } from "./cart-intent.ts"

/** Why a change of the cart failed. */
export type CartFault =
  | CartFormFault
  | { code: "stock"; available: number | null }
  | { code: "gone" | "unavailable" | "promotion-invalid" }
  /** The back end is unavailable; the browser stores the items until it is back. */
  | { code: "kept" }
  /** Too many requests in a short time. */
  | { code: "busy" }
  /** Overload, nothing was done; try again after this many seconds. */
  | { code: "crowded"; retryAfter: number }
  /** The code is already applied. */
  | { code: "promotion-applied" }
  /** The cart has the maximum number of lines. */
  | { code: "full" }
  /** Frozen: it is being paid. */
  | { code: "paying" }
  | { code: "no-region" }
  | { code: "failed"; intent: CartIntent["intent"] }
