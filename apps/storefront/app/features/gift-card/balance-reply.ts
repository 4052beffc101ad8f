/** The result of a balance request. */
export type BalanceReply =
  | { kind: "balance"; balance: number; state: "valid" | "expired" | "closed"; until: string | null }
  | { kind: "unknown" }
  | { kind: "unavailable" }

const STATUS: Record<BalanceReply["kind"], number> = { balance: 200, unknown: 404, unavailable: 503 }

export const statusOf = ({ kind }: BalanceReply): number => STATUS[kind]
