import type { CartIntent, CartIntentFault } from "./cart-intent.ts"

/** Why a change of the cart did not happen, as the visitor is told. */
export type CartFault =
  | { code: CartIntentFault }
  | { code: "stock"; available: number | null }
  | { code: "gone" | "unavailable" | "promotion-invalid" }
  /** The back end is away; the browser keeps the goods until it is back. */
  | { code: "kept" }
  /** It takes no more different things. */
  | { code: "full" }
  /** Frozen: it is being paid for. */
  | { code: "paying" }
  | { code: "no-region" }
  | { code: "failed"; intent: CartIntent["intent"] }
