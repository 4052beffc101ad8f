import { HttpError, isOutage } from "@porteka/commerce-sdk"
import type { CartFault } from "./cart-fault.ts"
import type { CartIntent } from "./cart-intent.ts"

const NO_STOCK_CODE = "insufficient_inventory"

/** Translates a failed call; null for what is no answer of the back end but a fault of ours. */
export function toCartFault(error: unknown, intent: CartIntent["intent"]): CartFault | null {
  if (isOutage(error)) return { code: "unavailable" }
  if (!(error instanceof HttpError)) return null
  if (error.code === NO_STOCK_CODE) return { code: "stock", available: null }
  if (intent === "apply-promotion" && error.status === 400) return { code: "promotion-invalid" }
  return { code: "failed", intent }
}
