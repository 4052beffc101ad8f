import type { DeclineReason } from "../objects/card-behaviour.ts"
import type { Charge } from "../objects/charge.ts"
import type { NextAction, PaymentIntent } from "../objects/payment-intent.ts"
import type { PaymentMethod } from "../objects/payment-method.ts"
import { newId } from "../state/ids.ts"
import { flag, object, onlyKnown, type Params, text } from "./params.ts"
import type { Scene } from "./scene.ts"
import { createCharge } from "./stripe-charge.ts"
import { invalidRequest, StripeError, unexpectedState } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"
import { behaviourOf, createPaymentMethod, requirePaymentMethod } from "./stripe-payment-method.ts"

const CONFIRMABLE: readonly string[] = ["requires_payment_method", "requires_confirmation", "requires_action"]

const KNOWN = [
  "client_secret",
  "error_on_requires_action",
  "expected_payment_method_type",
  "off_session",
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "receipt_email",
  "return_url",
  "setup_future_usage",
  "shipping",
  "use_stripe_sdk",
]

/** `POST /v1/payment_intents/{id}/confirm` */
export function confirmIntent(scene: Scene, intent: PaymentIntent, params: Params): PaymentIntent {
  onlyKnown(params, KNOWN)
  if (!CONFIRMABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has already succeeded or been canceled (its status is ${intent.status}).`,
      intent,
    )
  }
  const returnUrl = readReturnUrl(params)
  requireReturnUrl(intent, returnUrl, params)
  const method = chosenMethod(scene, intent, params)
  const ready: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: text(params, "receipt_email") ?? intent.receipt_email,
    shipping: object(params, "shipping") ?? intent.shipping,
    last_payment_error: null,
    next_action: null,
    status: "requires_confirmation",
  }
  if (scene.takeProcessing()) return startProcessing(scene, ready)
  const behaviour = behaviourOf(scene, method.id)
  switch (behaviour.kind) {
    case "succeeds":
      return settle(scene, ready, method, false)
    case "declines":
      throw decline(scene, ready, method, behaviour.reason)
    case "authenticates":
      if (flag(params, "off_session") === true || flag(params, "error_on_requires_action") === true) {
        throw decline(scene, ready, method, AUTHENTICATION_REQUIRED)
      }
      return requireAuthentication(scene, ready, returnUrl)
  }
}

/** The outcome of the bank's page: approved or rejected. */
export function authenticateIntent(scene: Scene, intent: PaymentIntent, approved: boolean): PaymentIntent {
  if (intent.status !== "requires_action" || intent.payment_method === null) return intent
  const method = requirePaymentMethod(scene, intent.payment_method)
  const behaviour = behaviourOf(scene, method.id)
  const answered: PaymentIntent = { ...intent, next_action: null }
  if (!approved) return failAuthentication(scene, answered, method)
  if (behaviour.kind === "authenticates" && behaviour.afterwards !== null) {
    return markDeclined(scene, answered, method, behaviour.afterwards).intent
  }
  return settle(scene, answered, method, true)
}

/** Finishes a payment that stayed in processing. */
export function settleProcessing(
  scene: Scene,
  intent: PaymentIntent,
  decline: DeclineReason | null,
): PaymentIntent {
  if (intent.status !== "processing" || intent.payment_method === null) return intent
  const method = requirePaymentMethod(scene, intent.payment_method)
  return decline === null
    ? settle(scene, intent, method, false)
    : markDeclined(scene, intent, method, decline).intent
}

/** Captures the amount, or only reserves it if the shop captures later. */
function settle(
  scene: Scene,
  intent: PaymentIntent,
  method: PaymentMethod,
  authenticated: boolean,
): PaymentIntent {
  const captured = intent.capture_method !== "manual"
  const charge = createCharge(scene, intent, method, { captured, authenticated, decline: null })
  const settled: PaymentIntent = {
    ...intent,
    amount_capturable: captured ? 0 : intent.amount,
    amount_received: captured ? intent.amount : 0,
    latest_charge: charge.id,
    status: captured ? "succeeded" : "requires_capture",
  }
  scene.work.put("payment_intents", settled)
  emit(scene, "charge.succeeded", charge)
  emit(scene, captured ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated", settled)
  return settled
}

function startProcessing(scene: Scene, intent: PaymentIntent): PaymentIntent {
  const processing: PaymentIntent = { ...intent, status: "processing" }
  scene.work.put("payment_intents", processing)
  emit(scene, "payment_intent.processing", processing)
  return processing
}

function requireAuthentication(
  scene: Scene,
  intent: PaymentIntent,
  returnUrl: string | undefined,
): PaymentIntent {
  const source = newId("src")
  const url = `${scene.publicUrl}/redirect/authenticate/${intent.id}?source=${source}`
  const next_action: NextAction =
    returnUrl === undefined
      ? {
          type: "use_stripe_sdk",
          use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url, source },
        }
      : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } }
  const asking: PaymentIntent = { ...intent, next_action, status: "requires_action" }
  scene.work.put("payment_intents", asking)
  emit(scene, "payment_intent.requires_action", asking)
  return asking
}

function failAuthentication(scene: Scene, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
      payment_method: method,
    },
    payment_method: null,
    status: "requires_payment_method",
  }
  scene.work.put("payment_intents", failed)
  emit(scene, "payment_intent.payment_failed", failed)
  return failed
}

function decline(
  scene: Scene,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: DeclineReason,
): StripeError {
  const { intent: payment_intent, charge } = markDeclined(scene, intent, method, reason)
  return new StripeError(402, {
    type: "card_error",
    ...reason,
    charge: charge.id,
    payment_intent,
    payment_method: method,
  })
}

function markDeclined(
  scene: Scene,
  intent: PaymentIntent,
  method: PaymentMethod,
  reason: DeclineReason,
): { intent: PaymentIntent; charge: Charge } {
  const charge = createCharge(scene, intent, method, {
    captured: false,
    authenticated: false,
    decline: reason,
  })
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: { type: "card_error", ...reason, charge: charge.id, payment_method: method },
    latest_charge: charge.id,
    payment_method: null,
    status: "requires_payment_method",
  }
  scene.work.put("payment_intents", failed)
  emit(scene, "charge.failed", charge)
  emit(scene, "payment_intent.payment_failed", failed)
  return { intent: failed, charge }
}

function chosenMethod(scene: Scene, intent: PaymentIntent, params: Params): PaymentMethod {
  const data = object(params, "payment_method_data")
  if (data !== undefined) return createPaymentMethod(scene, data)
  const id = text(params, "payment_method") ?? intent.payment_method
  if (id === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    )
  }
  return requirePaymentMethod(scene, id)
}

function readReturnUrl(params: Params): string | undefined {
  const url = text(params, "return_url")
  if (url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return url
  throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "return_url" })
}

function requireReturnUrl(intent: PaymentIntent, returnUrl: string | undefined, params: Params): void {
  const automatic = intent.automatic_payment_methods
  if (!automatic?.enabled || automatic.allow_redirects === "never") return
  if (returnUrl !== undefined || flag(params, "use_stripe_sdk") === true) return
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    { param: "return_url" },
  )
}

const AUTHENTICATION_REQUIRED: DeclineReason = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
}
