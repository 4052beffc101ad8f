import type { CardPayment } from "@porteka/commerce-sdk"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"

/** What the payment page needs; null as long as the provider has not been asked. */
export function toCardPayment(attempt: PaymentAttempt): CardPayment | null {
  const { id, amount, currency_code, client_secret, payment_intent_id, last_error } = attempt
  if (!client_secret || !payment_intent_id) return null
  return { attempt_id: id, amount, currency_code, client_secret, payment_intent_id, last_error }
}
