import type { DeclineReason } from "../objects/card-behaviour.ts"
import type { SetupIntent } from "../objects/setup-intent.ts"
import { newClientSecret, newId } from "../state/ids.ts"
import { flag, mergedMetadata, object, oneOf, onlyKnown, type Params, text } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { requireCustomer } from "./stripe-customer.ts"
import { invalidRequest, StripeError } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"
import {
  behaviourOf,
  createPaymentMethod,
  requirePaymentMethod,
  setCustomer,
} from "./stripe-payment-method.ts"

const KNOWN = [
  "automatic_payment_methods",
  "confirm",
  "customer",
  "description",
  "metadata",
  "payment_method",
  "payment_method_options",
  "payment_method_types",
  "return_url",
  "usage",
]

/** `POST /v1/setup_intents` */
export function createSetupIntent(scene: Scene, params: Params): SetupIntent {
  onlyKnown(params, KNOWN)
  const id = newId("seti")
  const customer = text(params, "customer")
  const method = text(params, "payment_method")
  const automatic = object(params, "automatic_payment_methods")
  const intent: SetupIntent = {
    id,
    object: "setup_intent",
    application: null,
    automatic_payment_methods: automatic === undefined ? null : { allow_redirects: "always", enabled: true },
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: seconds(scene.now),
    customer: customer === undefined ? null : requireCustomer(scene, customer).id,
    description: text(params, "description") ?? null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    metadata: mergedMetadata(params, {}),
    next_action: null,
    payment_method: method === undefined ? null : requirePaymentMethod(scene, method).id,
    payment_method_types: ["card"],
    status: method === undefined ? "requires_payment_method" : "requires_confirmation",
    usage: oneOf(params, "usage", ["on_session", "off_session"]) ?? "off_session",
  }
  scene.work.put("setup_intents", intent)
  emit(scene, "setup_intent.created", intent)
  return flag(params, "confirm") === true ? confirmSetupIntent(scene, intent, {}) : intent
}

/**
 * `POST /v1/setup_intents/{id}/confirm`. Cards that require 3-D Secure for payments do not require it here.
 */
export function confirmSetupIntent(scene: Scene, intent: SetupIntent, params: Params): SetupIntent {
  onlyKnown(params, [
    "client_secret",
    "payment_method",
    "payment_method_data",
    "return_url",
    "use_stripe_sdk",
  ])
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw wrongState(
      `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const data = object(params, "payment_method_data")
  const id = text(params, "payment_method") ?? intent.payment_method
  if (data === undefined && id === null)
    throw invalidRequest("You cannot confirm this SetupIntent because it's missing a payment method.")
  const method = data === undefined ? requirePaymentMethod(scene, id ?? "") : createPaymentMethod(scene, data)
  const behaviour = behaviourOf(scene, method.id)
  if (behaviour.kind === "declines") throw declineSetup(scene, intent, behaviour.reason)
  if (intent.customer !== null) setCustomer(scene, method, intent.customer)
  const done: SetupIntent = {
    ...intent,
    last_setup_error: null,
    payment_method: method.id,
    status: "succeeded",
  }
  scene.work.put("setup_intents", done)
  emit(scene, "setup_intent.succeeded", done)
  return done
}

/** `POST /v1/setup_intents/{id}/cancel` */
export function cancelSetupIntent(scene: Scene, intent: SetupIntent, params: Params): SetupIntent {
  onlyKnown(params, ["cancellation_reason"])
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw wrongState(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const closed: SetupIntent = {
    ...intent,
    cancellation_reason: text(params, "cancellation_reason") ?? null,
    status: "canceled",
  }
  scene.work.put("setup_intents", closed)
  emit(scene, "setup_intent.canceled", closed)
  return closed
}

function declineSetup(scene: Scene, intent: SetupIntent, reason: DeclineReason): StripeError {
  const failed: SetupIntent = {
    ...intent,
    last_setup_error: { type: "card_error", ...reason },
    payment_method: null,
    status: "requires_payment_method",
  }
  scene.work.put("setup_intents", failed)
  emit(scene, "setup_intent.setup_failed", failed)
  return new StripeError(402, { type: "card_error", ...reason, setup_intent: failed })
}

function wrongState(message: string, setup_intent: SetupIntent): StripeError {
  return new StripeError(400, {
    type: "invalid_request_error",
    code: "setup_intent_unexpected_state",
    message,
    setup_intent,
  })
}
