import type { PaymentIntent } from "../objects/payment-intent.ts"
import type { PaymentMethod } from "../objects/payment-method.ts"
import type { SetupIntent } from "../objects/setup-intent.ts"

type ErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error"

/** Stripe's error object (https://docs.stripe.com/api/errors). */
export interface ErrorBody {
  type: ErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: PaymentIntent
  payment_method?: PaymentMethod
  setup_intent?: SetupIntent
}

/** An error answer. */
export class StripeError extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** True if it was refused before anything was done: then it is not stored for the idempotency key. */
  readonly beforeExecution: boolean

  constructor(status: number, body: ErrorBody, beforeExecution = false) {
    super(body.message)
    this.status = status
    this.body =
      body.code === undefined
        ? body
        : { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll("_", "-")}` }
    this.beforeExecution = beforeExecution
  }
}

/** A parameter is invalid. Nothing was done. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeError {
  return new StripeError(400, { type: "invalid_request_error", message, ...details }, true)
}

/** The object does not exist. */
export function missing(kind: string, id: string, param: string): StripeError {
  const message = `No such ${kind}: '${id}'`
  return new StripeError(
    404,
    { type: "invalid_request_error", code: "resource_missing", message, param },
    true,
  )
}

/** The object's state does not allow this. As at Stripe, the error contains the state. */
export function unexpectedState(message: string, payment_intent: PaymentIntent): StripeError {
  const code = "payment_intent_unexpected_state"
  return new StripeError(400, { type: "invalid_request_error", code, message, payment_intent })
}
