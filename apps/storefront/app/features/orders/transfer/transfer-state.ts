export const ACCEPT = "accept"
export const DECLINE = "decline"

/** How far the decision about an order's move to an account is. */
export type TransferState =
  | { kind: "question" | "unavailable"; order: string; token: string }
  | { kind: "accepted" | "declined" }
  /** Decided already, withdrawn, or no such link. */
  | { kind: "over" }

const STATUSES: Partial<Record<TransferState["kind"], number>> = { over: 404, unavailable: 503 }

export const statusOfTransfer = ({ kind }: TransferState): number => STATUSES[kind] ?? 200
