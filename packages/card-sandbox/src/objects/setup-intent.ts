import type { Metadata } from "./metadata.ts"

/** Saves a card for later without a charge (https://docs.stripe.com/api/setup_intents). */
export interface SetupIntent {
  id: string
  object: "setup_intent"
  application: null
  automatic_payment_methods: { allow_redirects: "always" | "never"; enabled: boolean } | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  customer: string | null
  description: string | null
  last_setup_error: object | null
  latest_attempt: null
  livemode: false
  metadata: Metadata
  next_action: null
  payment_method: string | null
  payment_method_types: string[]
  status: "requires_payment_method" | "requires_confirmation" | "succeeded" | "canceled"
  usage: "on_session" | "off_session"
}
