import type { DeclineReason } from "../decline-reason.ts"

/** https://docs.stripe.com/declines/codes */
const REASONS = {
  insufficient_funds: "insufficientFunds",
  expired_card: "expiredCard",
  incorrect_cvc: "wrongCode",
  invalid_cvc: "wrongCode",
  processing_error: "processingError",
  authentication_required: "notAuthenticated",
  payment_intent_authentication_failure: "notAuthenticated",
} as const satisfies Record<string, DeclineReason>

/** Anything else is "declined": the holder is not told why a card is blocked (lost, stolen, suspicious). */
export function declineReason(code: string): DeclineReason {
  return Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS] : "declined"
}
