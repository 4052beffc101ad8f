/** Why a card was not charged, as far as a shopper can do something about it; texts are named by these. */
export type DeclineReason =
  | "insufficientFunds"
  | "expiredCard"
  | "wrongCode"
  | "processingError"
  | "notAuthenticated"
  | "declined"
