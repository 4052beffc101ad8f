export const ACCEPT = "accept"
export const DECLINE = "decline"

/** The state of the decision about moving an order to an account. */
export type TransferState =
  | { kind: "question" | "unavailable"; order: string; token: string }
  | { kind: "accepted" | "declined" }
  /** Already decided, withdrawn, or an invalid link. */
  | { kind: "over" }

const STATUSES: Partial<Record<TransferState["kind"], number>> = { over: 404, unavailable: 503 }

export const statusOfTransfer = ({ kind }: TransferState): number => STATUSES[kind] ?? 200
