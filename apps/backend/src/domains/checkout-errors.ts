import { MedusaError } from "@medusajs/framework/utils"
import { MAX_CART_LINES } from "@porteka/shop"

/**
 * Errors that a shopper can cause, with their HTTP status. The codes are part of the API: the storefront's
 * texts depend on them.
 */
export const CHECKOUT_ERROR_STATUS = {
  cart_not_found: 404,
  payment_not_found: 404,
  cart_completed: 409,
  cart_busy: 409,
  payment_in_progress: 409,
  cart_full: 400,
  cart_crowded: 503,
  cart_key_stale: 503,
  country_not_served: 400,
  shipping_option_unavailable: 400,
  pickup_point_unavailable: 400,
  payment_method_unavailable: 400,
} as const

export type CheckoutErrorCode = keyof typeof CHECKOUT_ERROR_STATUS

const TYPES: Record<number, string> = {
  400: MedusaError.Types.INVALID_DATA,
  404: MedusaError.Types.NOT_FOUND,
  409: MedusaError.Types.CONFLICT,
}

/** An error whose code, type and message reach the caller unchanged. */
export function checkoutError(code: CheckoutErrorCode, message: string): MedusaError {
  return new MedusaError(
    TYPES[CHECKOUT_ERROR_STATUS[code]] ?? MedusaError.Types.UNEXPECTED_STATE,
    message,
    code,
  )
}

/** The same answer for a cart that never existed and a malformed id. */
export const cartNotFound = (): MedusaError => checkoutError("cart_not_found", "There is no such cart")

export const cartCompleted = (): MedusaError =>
  checkoutError("cart_completed", "The cart is an order already")

export const cartFull = (): MedusaError =>
  checkoutError("cart_full", `A cart takes at most ${MAX_CART_LINES} different items`)

export function isCheckoutErrorCode(code: unknown): code is CheckoutErrorCode {
  return typeof code === "string" && Object.hasOwn(CHECKOUT_ERROR_STATUS, code)
}

/** The index of `order-stage` that allows one order per cart, as PostgreSQL and as Medusa name it. */
const ORDERED_MEANWHILE = /"porteka_order_of_cart"|^Order with metadata ->> 'cart_id'/
const COMPLETED_MEANWHILE = /^Cart \S+ is already completed/
/** Each of two that order a cart replaces the payment session of the other. */
const SESSION_REPLACED = /^Payment ?(collection|session)|was not authorized with the provider/i

/** Whether another process is making the order of the same cart, which Redis' locks prevent unless Redis loses them. */
export const isOrderedMeanwhile = (message: string): boolean => ORDERED_MEANWHILE.test(message)

/**
 * Whether an order failed only because another process was making it: this says nothing about whether it can be placed, and
 * the next attempt finds it or places it.
 */
export const isOvertaken = (message: string): boolean =>
  [ORDERED_MEANWHILE, COMPLETED_MEANWHILE, SESSION_REPLACED].some((sign) => sign.test(message))
