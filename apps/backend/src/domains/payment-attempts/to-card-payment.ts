import type { CardPayment } from "@porteka/commerce-sdk"
import type { PaymentAttempt } from "../../modules/card-payment/service.ts"

/** The data for the payment page; null until the provider has been called. */
export function toCardPayment(attempt: PaymentAttempt): CardPayment | null {
  const { id, provider, amount, currency_code, browser_token, provider_payment_id, last_error } = attempt
  if (!browser_token || !provider_payment_id) return null
  return { attempt_id: id, provider, amount, currency_code, browser_token, provider_payment_id, last_error }
}
