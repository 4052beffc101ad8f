import type { PaymentIntent } from "../objects/payment-intent.ts"
import { newClientSecret, newId } from "../state/ids.ts"
import { readAmount, readCurrency } from "./amount.ts"
import { confirmIntent } from "./confirm-intent.ts"
import { flag, mergedMetadata, object, oneOf, onlyKnown, type Params, text, texts } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { requireCustomer } from "./stripe-customer.ts"
import { invalidRequest, unexpectedState } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"
import { createPaymentMethod, requirePaymentMethod } from "./stripe-payment-method.ts"

const CHANGEABLE = [
  "amount",
  "currency",
  "capture_method",
  "customer",
  "description",
  "metadata",
  "payment_method",
  "payment_method_configuration",
  "payment_method_data",
  "payment_method_options",
  "payment_method_types",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "statement_descriptor",
  "statement_descriptor_suffix",
  "transfer_group",
]

/** Parameters of a confirmation in the same call. */
const CONFIRMING = ["confirm", "error_on_requires_action", "off_session", "return_url", "use_stripe_sdk"]

const KNOWN = [
  ...CHANGEABLE,
  ...CONFIRMING,
  "automatic_payment_methods",
  "confirmation_method",
  "radar_options",
]

const AMOUNT_CHANGEABLE: readonly string[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]

/** `POST /v1/payment_intents` */
export function createIntent(scene: Scene, params: Params): PaymentIntent {
  onlyKnown(params, KNOWN)
  const currency = readCurrency(params)
  const amount = readAmount(params, currency)
  const confirm = flag(params, "confirm") === true
  const id = newId("pi")
  const automatic = readAutomaticMethods(params)
  const blank: PaymentIntent = {
    ...BLANK,
    id,
    amount,
    automatic_payment_methods: automatic,
    client_secret: newClientSecret(id),
    confirmation_method: oneOf(params, "confirmation_method", ["automatic", "manual"]) ?? "automatic",
    created: seconds(scene.now),
    currency,
  }
  const intent = withFields(scene, blank, params)
  scene.work.put("payment_intents", intent)
  emit(scene, "payment_intent.created", intent)
  return confirm ? confirmIntent(scene, intent, confirmationPart(params)) : intent
}

/** `POST /v1/payment_intents/{id}` */
export function updateIntent(scene: Scene, intent: PaymentIntent, params: Params): PaymentIntent {
  onlyKnown(params, CHANGEABLE)
  if (params.amount !== undefined && !AMOUNT_CHANGEABLE.includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${AMOUNT_CHANGEABLE.join(", ")}.`,
      intent,
    )
  }
  const currency = params.currency === undefined ? intent.currency : readCurrency(params)
  const amount = params.amount === undefined ? intent.amount : readAmount(params, currency)
  const changed = withFields(scene, { ...intent, amount, currency }, params)
  scene.work.put("payment_intents", changed)
  return changed
}

function withFields(scene: Scene, intent: PaymentIntent, params: Params): PaymentIntent {
  const customer = text(params, "customer")
  const fields: PaymentIntent = {
    ...intent,
    capture_method:
      oneOf(params, "capture_method", ["automatic", "automatic_async", "manual"]) ?? intent.capture_method,
    customer: customer === undefined ? intent.customer : requireCustomer(scene, customer).id,
    description: text(params, "description") ?? intent.description,
    metadata: mergedMetadata(params, intent.metadata),
    payment_method_types: texts(params, "payment_method_types") ?? intent.payment_method_types,
    receipt_email: text(params, "receipt_email") ?? intent.receipt_email,
    setup_future_usage:
      oneOf(params, "setup_future_usage", ["on_session", "off_session"]) ?? intent.setup_future_usage,
    shipping: object(params, "shipping") ?? intent.shipping,
    statement_descriptor: text(params, "statement_descriptor") ?? intent.statement_descriptor,
    statement_descriptor_suffix:
      text(params, "statement_descriptor_suffix") ?? intent.statement_descriptor_suffix,
    transfer_group: text(params, "transfer_group") ?? intent.transfer_group,
  }
  if (!fields.payment_method_types.includes("card")) {
    throw invalidRequest("The sandbox takes cards only.", { param: "payment_method_types" })
  }
  return withMethod(scene, fields, params, params.amount !== undefined)
}

/** A shopper who is asked to approve one amount has not approved another one. */
function withMethod(
  scene: Scene,
  intent: PaymentIntent,
  params: Params,
  amountChanged: boolean,
): PaymentIntent {
  const data = object(params, "payment_method_data")
  const id = data === undefined ? text(params, "payment_method") : createPaymentMethod(scene, data).id
  if (id === undefined) {
    return intent.status === "requires_action" && amountChanged
      ? { ...intent, status: "requires_confirmation", next_action: null }
      : intent
  }
  return {
    ...intent,
    payment_method: requirePaymentMethod(scene, id).id,
    status: "requires_confirmation",
    next_action: null,
  }
}

function readAutomaticMethods(params: Params): PaymentIntent["automatic_payment_methods"] {
  const automatic = object(params, "automatic_payment_methods")
  if (automatic === undefined) return null
  return {
    allow_redirects: oneOf(automatic, "allow_redirects", ["always", "never"]) ?? "always",
    enabled: flag(automatic, "enabled") ?? false,
  }
}

function confirmationPart(params: Params): Params {
  const names = CONFIRMING.filter((name) => name !== "confirm" && params[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, params[name] as Params[string]]))
}

const BLANK: Omit<
  PaymentIntent,
  "id" | "amount" | "client_secret" | "created" | "currency" | "automatic_payment_methods"
> = {
  object: "payment_intent",
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic",
  confirmation_method: "automatic",
  customer: null,
  description: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_options: { card: { request_three_d_secure: "automatic" } },
  payment_method_types: ["card"],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "requires_payment_method",
  transfer_data: null,
  transfer_group: null,
}
