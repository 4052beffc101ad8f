import type { IntentStatus, PaymentIntent } from "../objects/payment-intent.ts"
import { integer, oneOf, onlyKnown, type Params } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { invalidRequest, unexpectedState } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"

const CANCELABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
  "processing",
]

const CANCELLATION_REASONS = ["duplicate", "fraudulent", "requested_by_customer", "abandoned"] as const

/** `POST /v1/payment_intents/{id}/capture`: captures the reserved amount, or a part; the rest is released. */
export function captureIntent(scene: Scene, intent: PaymentIntent, params: Params): PaymentIntent {
  onlyKnown(params, [
    "amount_to_capture",
    "metadata",
    "statement_descriptor",
    "statement_descriptor_suffix",
    "final_capture",
  ])
  const charge = intent.latest_charge === null ? undefined : scene.work.find("charges", intent.latest_charge)
  if (intent.status !== "requires_capture" || charge === undefined) {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      intent,
    )
  }
  const amount = integer(params, "amount_to_capture") ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalidRequest(
      `The provided amount (${amount}) is greater than the remaining amount (${intent.amount_capturable}) on the PaymentIntent or less than 1.`,
      { code: "amount_too_large", param: "amount_to_capture" },
    )
  }
  const captured = { ...charge, amount_captured: amount, captured: true }
  const closed: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  }
  scene.work.put("charges", captured)
  scene.work.put("payment_intents", closed)
  emit(scene, "charge.captured", captured)
  emit(scene, "payment_intent.succeeded", closed)
  return closed
}

/** `POST /v1/payment_intents/{id}/cancel`: it can no longer be paid; a reserved amount is released. */
export function cancelIntent(scene: Scene, intent: PaymentIntent, params: Params): PaymentIntent {
  onlyKnown(params, ["cancellation_reason"])
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`,
      intent,
    )
  }
  const closed: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: seconds(scene.now),
    cancellation_reason: oneOf(params, "cancellation_reason", CANCELLATION_REASONS) ?? null,
    next_action: null,
    status: "canceled",
  }
  scene.work.put("payment_intents", closed)
  if (intent.status === "requires_capture") freeCharge(scene, intent)
  emit(scene, "payment_intent.canceled", closed)
  return closed
}

function freeCharge(scene: Scene, intent: PaymentIntent): void {
  const charge = intent.latest_charge === null ? undefined : scene.work.find("charges", intent.latest_charge)
  if (charge === undefined) return
  const freed = { ...charge, amount_refunded: charge.amount, refunded: true }
  scene.work.put("charges", freed)
  emit(scene, "charge.refunded", freed)
}
