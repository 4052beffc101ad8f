import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  CHECKOUT_ERROR_STATUS,
  cartCompleted,
  checkoutError,
  isCheckoutErrorCode,
} from "../workflows/checkout/checkout-errors.ts"

const medusaHandler = errorHandler()

const LOCK_TAKEN = /^(Failed to acquire lock|Timed-out acquiring lock)/
const CART_COMPLETED = /^Cart \S+ is already completed/

/** Says our own errors as they are, and gives two of Medusa's a status and a code that can be acted on. */
export function apiErrorHandler(
  error: { message?: string; code?: unknown },
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const known = translate(error)
  if (!isCheckoutErrorCode(known.code)) {
    medusaHandler(error, req, res, next)
    return
  }
  const { code, message } = known
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).info(`${req.method} ${req.path}: ${code}`)
  res.status(CHECKOUT_ERROR_STATUS[code]).json({ code, type: "type" in known ? known.type : code, message })
}

function translate(error: { message?: string; code?: unknown; type?: unknown }) {
  const message = error.message ?? ""
  if (LOCK_TAKEN.test(message)) return checkoutError("cart_busy", "The cart is being changed; try again")
  if (CART_COMPLETED.test(message)) return cartCompleted()
  return error
}
