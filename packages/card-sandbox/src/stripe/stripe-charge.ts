import type { DeclineReason } from "../objects/card-behaviour.ts"
import type { Charge } from "../objects/charge.ts"
import type { PaymentIntent } from "../objects/payment-intent.ts"
import type { PaymentMethod } from "../objects/payment-method.ts"
import { newId } from "../state/ids.ts"
import { type Scene, seconds } from "./scene.ts"

/** The outcome of a charge. */
export interface ChargeOutcome {
  /** False while the amount is only reserved on the card. */
  captured: boolean
  authenticated: boolean
  decline: DeclineReason | null
}

/** Creates and stores the charge of a payment intent, successful or declined. */
export function createCharge(
  scene: Scene,
  intent: PaymentIntent,
  method: PaymentMethod,
  outcome: ChargeOutcome,
): Charge {
  const { captured, authenticated, decline } = outcome
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: decline === null && captured ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: decline === null && captured,
    created: seconds(scene.now),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: decline === null ? APPROVED : { ...DECLINED, reason: decline.decline_code ?? decline.code },
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        ...method.card,
        three_d_secure: authenticated ? { result: "authenticated", version: "2.2.0" } : null,
      },
      type: "card",
    },
    receipt_email: intent.receipt_email,
    refunded: false,
    status: decline === null ? "succeeded" : "failed",
  }
  scene.work.put("charges", charge)
  return charge
}

const APPROVED: Charge["outcome"] = {
  network_status: "approved_by_network",
  reason: null,
  risk_level: "normal",
  seller_message: "Payment complete.",
  type: "authorized",
}

const DECLINED: Charge["outcome"] = {
  network_status: "declined_by_network",
  reason: null,
  risk_level: "normal",
  seller_message: "The bank did not return any further details with this decline.",
  type: "issuer_declined",
}
