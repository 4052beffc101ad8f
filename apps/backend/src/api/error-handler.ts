import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { repairCatalogueNow } from "../modules/catalogue/indexing/repair-catalogue.ts"
import { ReadModelGapError } from "../modules/catalogue/read-model-gap.ts"
import {
  CHECKOUT_ERROR_STATUS,
  cartCompleted,
  checkoutError,
  isCheckoutErrorCode,
} from "../workflows/checkout/checkout-errors.ts"

const medusaHandler = errorHandler()

/** About the time a repair of a thousand products takes. */
const GAP_RETRY_SECONDS = 10

const LOCK_TAKEN = /^(Failed to acquire lock|Timed-out acquiring lock)/
const CART_COMPLETED = /^Cart \S+ is already completed/

/** Says our own errors as they are, and gives three of Medusa's a status and a code that can be acted on. */
export function apiErrorHandler(
  error: { message?: string; code?: unknown; type?: unknown },
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (error instanceof ReadModelGapError) {
    repairCatalogueNow(req.scope)
    res.setHeader("retry-after", GAP_RETRY_SECONDS)
    res.status(503).json({ code: "read_model_gap", type: "unavailable", message: error.message })
    return
  }
  // What kept a decision from being made or written down, such as a lost database; a refusal has another type.
  if (error.type === MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR) {
    res.status(503).json({ code: "payment_undecided", type: "unavailable", message: error.message })
    return
  }
  const known = translate(error)
  if (!isCheckoutErrorCode(known.code)) {
    medusaHandler(known, req, res, next)
    return
  }
  const { code, message } = known
  req.scope.resolve(ContainerRegistrationKeys.LOGGER).info(`${req.method} ${req.path}: ${code}`)
  res.status(CHECKOUT_ERROR_STATUS[code]).json({ code, type: "type" in known ? known.type : code, message })
}

function translate(error: { message?: string; code?: unknown; type?: unknown }) {
  const message = error.message ?? ""
  // A path with a percent sign that begins no escape.
  if (error instanceof URIError) return new MedusaError(MedusaError.Types.INVALID_DATA, message)
  if (LOCK_TAKEN.test(message)) return checkoutError("cart_busy", "The cart is being changed; try again")
  if (CART_COMPLETED.test(message)) return cartCompleted()
  return error
}
