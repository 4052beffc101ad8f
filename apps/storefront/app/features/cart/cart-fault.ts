import type { CartIntent, CartIntentFault } from "./cart-intent.ts"

/** Why a change of the cart did not happen, as the visitor is told. */
export type CartFault =
  | { code: CartIntentFault }
  | { code: "stock"; available: number | null }
  | { code: "gone" | "unavailable" | "promotion-invalid" }
  | { code: "failed"; intent: CartIntent["intent"] }
