import type { Metadata } from "./metadata.ts"

export const REFUND_REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const

export interface Refund {
  id: string
  object: "refund"
  amount: number
  balance_transaction: null
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: (typeof REFUND_REASONS)[number] | null
  receipt_number: null
  source_transfer_reversal: null
  status: "succeeded"
  transfer_reversal: null
}
