import { CART_CROWDED, HttpError, isOutage } from "@porteka/commerce-sdk"
import { CART_RETRY_SECONDS, LINE_OPTION_FAULTS, LINE_OPTION_KEYS } from "@porteka/shop"
import { z } from "zod"
import { NoRegionError } from "#app/server/back-end/region.server.ts"
import type { CartFault } from "../contract/cart-fault.ts"
import type { CartIntent } from "../contract/cart-intent.ts"
import { CartOutage, NO_STOCK_CODE } from "./cart-rebuild.server.ts"
import { CartPaying } from "./require-unpaid.server.ts"

const SECOND_MS = 1000

/** Translates a failed call; null if it is a bug rather than an answer of the back end. */
export function toCartFault(error: unknown, intent: CartIntent["intent"]): CartFault | null {
  if (error instanceof HttpError && error.code === CART_CROWDED) {
    return {
      code: "crowded",
      retryAfter: Math.ceil((error.retryAfterMs ?? 0) / SECOND_MS) || CART_RETRY_SECONDS,
    }
  }
  if (isOutage(error) || error instanceof CartOutage) return { code: "unavailable" }
  if (error instanceof NoRegionError) return { code: "no-region" }
  if (error instanceof CartPaying) return { code: "paying" }
  if (!(error instanceof HttpError)) return null
  if (error.code === "payment_in_progress") return { code: "paying" }
  if (error.code === "line_option_refused") return toOptionFault(error.body, intent)
  if (error.code === "cart_full") return { code: "full" }
  if (error.code === NO_STOCK_CODE) return { code: "stock", available: null }
  if (intent === "apply-promotion" && error.status === 400) return { code: "promotion-invalid" }
  return { code: "failed", intent }
}

/** The back end says which option of the line it refuses, and why. */
const OptionRefusal = z.object({
  line_option: z.object({
    key: z.enum(LINE_OPTION_KEYS),
    problem: z.enum(LINE_OPTION_FAULTS),
    max: z.number().optional(),
  }),
})

function toOptionFault(body: unknown, intent: CartIntent["intent"]): CartFault {
  const refusal = OptionRefusal.safeParse(body)
  return refusal.success ? { code: "option", option: refusal.data.line_option } : { code: "failed", intent }
}
