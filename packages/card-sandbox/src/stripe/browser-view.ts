import type { PaymentIntent } from "../objects/payment-intent.ts"

/** What a browser with a publishable key gets to see. */
const BROWSER_FIELDS: readonly (keyof PaymentIntent)[] = [
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
]

/** The intent without what is the shop's own: metadata, customer, charges. */
export function browserView(intent: PaymentIntent): Partial<PaymentIntent> {
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, intent[name]]))
}
