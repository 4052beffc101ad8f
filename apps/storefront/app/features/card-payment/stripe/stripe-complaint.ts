import type { StripeError } from "@stripe/stripe-js"
import type { PaymentComplaint } from "../payment-form-state.ts"
import { declineReason } from "./stripe-decline-reason.ts"

/** What to say about an error of Stripe.js (https://docs.stripe.com/api/errors). */
export function complaintOf(
  { type, code, decline_code }: Pick<StripeError, "type" | "code" | "decline_code">,
  isOnline: boolean,
): PaymentComplaint {
  if (type === "card_error") return `reason_${declineReason(decline_code ?? code ?? "")}`
  if (type !== "api_connection_error") return "failed"
  return isOnline ? "connectionLost" : "offline"
}
