import type { CardBehaviour, DeclineReason } from "../objects/card-behaviour.ts"

const SUCCEEDS: CardBehaviour = { kind: "succeeds" }
const AUTHENTICATES: CardBehaviour = { kind: "authenticates", afterwards: null }

const declined = (decline_code: string, message = "Your card was declined."): DeclineReason => ({
  code: "card_declined",
  decline_code,
  message,
})

const declines = (reason: DeclineReason): CardBehaviour => ({ kind: "declines", reason })

export const GENERIC_DECLINE = declined("generic_decline")

/** Stripe's test card numbers and the behavior of each. */
export const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  "4242424242424242": SUCCEEDS,
  "4000056655665556": SUCCEEDS,
  "5555555555554444": SUCCEEDS,
  "2223003122003222": SUCCEEDS,
  "5200828282828210": SUCCEEDS,
  "378282246310005": SUCCEEDS,
  "6011111111111117": SUCCEEDS,
  /** A card issued in Hungary. */
  "4000003480000005": SUCCEEDS,
  "4000002500003155": AUTHENTICATES,
  "4000002760003184": AUTHENTICATES,
  "4000000000003220": AUTHENTICATES,
  "4000008400001629": { kind: "authenticates", afterwards: GENERIC_DECLINE },
  "4000000000000002": declines(GENERIC_DECLINE),
  "4000000000009995": declines(declined("insufficient_funds", "Your card has insufficient funds.")),
  "4000000000009987": declines(declined("lost_card")),
  "4000000000009979": declines(declined("stolen_card")),
  "4000000000006975": declines(
    declined(
      "card_velocity_exceeded",
      "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    ),
  ),
  "4000000000000069": declines({
    code: "expired_card",
    message: "Your card has expired.",
    param: "exp_month",
  }),
  "4000000000000127": declines({
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    param: "cvc",
  }),
  "4000000000000119": declines({
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  }),
}

/** Any other number: it may be a real card, which must not be used here. */
export const NOT_A_TEST_CARD = declines(
  declined(
    "test_mode_live_card",
    "Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
  ),
)

/** Ids that replace a card number in calls from a server. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_hu: "4000003480000005",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_threeDSecure2Required: "4000000000003220",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_visa_chargeDeclinedLostCard: "4000000000009987",
  pm_card_visa_chargeDeclinedStolenCard: "4000000000009979",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
  pm_card_chargeDeclinedProcessingError: "4000000000000119",
}
