import type { PaymentIntent } from "../objects/payment-intent.ts"

/** The objects as a browser with a publishable key sees them. */
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

/** The intent without the shop's own data: metadata, customer, charges. */
export function browserView(intent: PaymentIntent): Partial<PaymentIntent> {
  return Object.fromEntries(BROWSER_FIELDS.map((name) => [name, intent[name]]))
}
