/** Decline reasons that a shopper can act on; texts are named by these. */
export type DeclineReason =
  | "insufficientFunds"
  | "expiredCard"
  | "wrongCode"
  | "processingError"
  | "notAuthenticated"
  | "declined"
