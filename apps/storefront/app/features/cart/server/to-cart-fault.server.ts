import { HttpError, isOutage } from "@porteka/commerce-sdk"
import { NoRegionError } from "#app/server/region.server.ts"
import type { CartFault } from "../cart-fault.ts"
import type { CartIntent } from "../cart-intent.ts"
import { CartOutage, NO_STOCK_CODE } from "./cart-rebuild.server.ts"
import { CartPaying } from "./require-unpaid.server.ts"

/** Translates a failed call; null for what is no answer of the back end but a fault of ours. */
export function toCartFault(error: unknown, intent: CartIntent["intent"]): CartFault | null {
  if (isOutage(error) || error instanceof CartOutage) return { code: "unavailable" }
  if (error instanceof NoRegionError) return { code: "no-region" }
  if (error instanceof CartPaying) return { code: "paying" }
  if (!(error instanceof HttpError)) return null
  if (error.code === "payment_in_progress") return { code: "paying" }
  if (error.code === "cart_full") return { code: "full" }
  if (error.code === NO_STOCK_CODE) return { code: "stock", available: null }
  if (intent === "apply-promotion" && error.status === 400) return { code: "promotion-invalid" }
  return { code: "failed", intent }
}
