import type { Charge } from "../objects/charge.ts"
import { REFUND_REASONS, type Refund } from "../objects/refund.ts"
import { newId } from "../state/ids.ts"
import { integer, mergedMetadata, missingParam, oneOf, onlyKnown, type Params, text } from "./params.ts"
import { type Scene, seconds } from "./scene.ts"
import { invalidRequest, missing, StripeError } from "./stripe-error.ts"
import { emit } from "./stripe-event.ts"

/** `POST /v1/refunds`: refunds the captured amount, or a part of it, never more. */
export function createRefund(scene: Scene, params: Params): Refund {
  onlyKnown(params, [
    "amount",
    "charge",
    "metadata",
    "payment_intent",
    "reason",
    "instructions_email",
    "origin",
  ])
  const charge = refundableCharge(scene, params)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new StripeError(400, { type: "invalid_request_error", code: "charge_already_refunded", message })
  }
  const amount = integer(params, "amount") ?? left
  if (amount < 1)
    throw invalidRequest("Invalid positive integer", { code: "parameter_invalid_integer", param: "amount" })
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
    throw new StripeError(400, { type: "invalid_request_error", message, param: "amount" })
  }
  return giveBack(scene, charge, amount, params)
}

function giveBack(scene: Scene, charge: Charge, amount: number, params: Params): Refund {
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(scene.now),
    currency: charge.currency,
    metadata: mergedMetadata(params, {}),
    payment_intent: charge.payment_intent,
    reason: oneOf(params, "reason", REFUND_REASONS) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  }
  const amount_refunded = charge.amount_refunded + amount
  const refunded: Charge = {
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount_captured,
  }
  scene.work.put("refunds", refund)
  scene.work.put("charges", refunded)
  emit(scene, "refund.created", refund)
  emit(scene, "charge.refunded", refunded)
  return refund
}

function refundableCharge(scene: Scene, params: Params): Charge {
  const intentId = text(params, "payment_intent")
  const chargeId = text(params, "charge")
  if (intentId === undefined) {
    if (chargeId === undefined) throw missingParam("charge")
    const charge = scene.work.find("charges", chargeId)
    if (charge === undefined) throw missing("charge", chargeId, "charge")
    return requireTaken(charge, charge.payment_intent)
  }
  const intent = scene.work.find("payment_intents", intentId)
  if (intent === undefined) throw missing("payment_intent", intentId, "payment_intent")
  const charge = intent.latest_charge === null ? undefined : scene.work.find("charges", intent.latest_charge)
  return requireTaken(charge, intentId)
}

function requireTaken(charge: Charge | undefined, intentId: string): Charge {
  if (charge?.status === "succeeded" && charge.captured) return charge
  throw new StripeError(400, {
    type: "invalid_request_error",
    message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    param: "payment_intent",
  })
}
