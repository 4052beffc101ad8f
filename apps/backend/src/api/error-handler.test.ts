import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { expect, it, vi } from "vitest"
import { checkoutError } from "../workflows/checkout/checkout-errors.ts"
import { apiErrorHandler } from "./error-handler.ts"

/** @returns status and body of the answer to a request that failed so */
function answerTo(error: Error) {
  const res = { status: vi.fn(() => res), json: vi.fn(), setHeader: vi.fn() }
  const logger = { info: vi.fn(), error: vi.fn() }
  const req = { method: "POST", path: "/store/carts/cart_1/place-order", scope: { resolve: () => logger } }
  apiErrorHandler(error, req as unknown as MedusaRequest, res as unknown as MedusaResponse, vi.fn())
  return [...res.status.mock.calls.flat(), ...res.json.mock.calls.flat()]
}

const medusaError = (type: string, message: string) => new MedusaError(type, message)

it.each([
  [
    "an error of the checkout",
    checkoutError("cart_not_found", "There is no such cart"),
    404,
    "cart_not_found",
  ],
  [
    "a cart that somebody else is changing",
    medusaError(MedusaError.Types.UNEXPECTED_STATE, "Failed to acquire lock for key: cart_1"),
    409,
    "cart_busy",
  ],
  [
    "a cart that is an order by now",
    medusaError(MedusaError.Types.NOT_ALLOWED, "Cart cart_1 is already completed"),
    409,
    "cart_completed",
  ],
  [
    "a payment whose decision was lost on the way: asked again, it is found or made",
    medusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, "Payment authorization failed"),
    503,
    "payment_undecided",
  ],
])("%s", (_, error, status, code) => {
  expect(answerTo(error)).toEqual([status, expect.objectContaining({ code })])
})
