import type { Metadata } from "./metadata.ts"
import type { PaymentMethod } from "./payment-method.ts"

type CaptureMethod = "automatic" | "automatic_async" | "manual"

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "succeeded"
  | "canceled"

export type NextAction =
  | { type: "redirect_to_url"; redirect_to_url: { return_url: string; url: string } }
  | {
      type: "use_stripe_sdk"
      use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string; source: string }
    }

/** Why the last payment attempt failed. */
interface LastError {
  type: "card_error" | "invalid_request_error"
  code: string
  message: string
  decline_code?: string
  param?: string
  charge?: string
  payment_method: PaymentMethod
}

/** Stripe's payment intent (https://docs.stripe.com/api/payment_intents/object), as far as cards need it. */
export interface PaymentIntent {
  id: string
  object: "payment_intent"
  /** In the currency's smallest unit; 1 Ft is 100. */
  amount: number
  amount_capturable: number
  amount_details: { tip: Record<never, never> }
  amount_received: number
  application: null
  application_fee_amount: null
  automatic_payment_methods: { allow_redirects: "always" | "never"; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: CaptureMethod
  client_secret: string
  confirmation_method: "automatic" | "manual"
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: LastError | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: NextAction | null
  on_behalf_of: null
  payment_method: string | null
  payment_method_options: { card: { request_three_d_secure: "automatic" } }
  payment_method_types: string[]
  processing: null
  receipt_email: string | null
  review: null
  setup_future_usage: "on_session" | "off_session" | null
  shipping: object | null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: IntentStatus
  transfer_data: null
  transfer_group: string | null
}
