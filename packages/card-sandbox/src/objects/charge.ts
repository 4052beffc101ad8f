import type { Card } from "./card.ts"
import type { Metadata } from "./metadata.ts"
import type { BillingDetails } from "./payment-method.ts"

export interface Charge {
  id: string
  object: "charge"
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: null
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: false
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  outcome: {
    network_status: "approved_by_network" | "declined_by_network"
    reason: string | null
    risk_level: "normal"
    seller_message: string
    type: "authorized" | "issuer_declined"
  }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: {
    card: Card & { three_d_secure: { result: "authenticated"; version: string } | null }
    type: "card"
  }
  receipt_email: string | null
  refunded: boolean
  status: "succeeded" | "failed"
}
