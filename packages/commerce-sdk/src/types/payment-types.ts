/** Payments as Medusa returns them. */

export type PaymentSessionStatus =
  | "pending"
  | "pending_authorization"
  | "requires_more"
  | "authorized"
  | "captured"
  | "canceled"
  | "error"

export type PaymentCollectionStatus =
  | "not_paid"
  | "awaiting"
  | "authorized"
  | "partially_authorized"
  | "canceled"
  | "completed"
  | "failed"

export interface PaymentProvider {
  id: string
  is_enabled?: boolean
}

export interface PaymentSession {
  id: string
  provider_id: string
  amount: number
  currency_code: string
  status: PaymentSessionStatus
  /** Whether it is the chosen payment method; false once it was canceled or has failed. */
  selected?: boolean
  /** The provider's data; for Stripe `id` and `client_secret`. A secret: only for the payment page. */
  data: Record<string, unknown>
}

export interface Refund {
  id: string
  amount: number
  note?: string | null
  created_at: string
}

export interface Payment {
  id: string
  amount: number
  currency_code: string
  provider_id: string
  captured_at: string | null
  canceled_at: string | null
  data?: Record<string, unknown>
  refunds?: Refund[]
}

export interface PaymentCollection {
  id: string
  currency_code: string
  amount: number
  status: PaymentCollectionStatus
  captured_amount?: number | null
  refunded_amount?: number | null
  payment_sessions?: PaymentSession[]
  payments?: Payment[]
  payment_providers?: PaymentProvider[]
}

export interface PaymentSessionInput {
  provider_id: string
  data?: Record<string, unknown>
}
