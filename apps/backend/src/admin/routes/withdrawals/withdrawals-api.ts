import { askPage, post } from "../../ask.ts"
import type { DEADLINES, MATCHES, STATES } from "./withdrawal-labels.ts"

/** A case as `GET /admin/withdrawals` gives it. */
export interface Withdrawal {
  id: string
  reference: string
  received_at: string
  name: string
  email: string
  order_reference: string
  order_id: string | null
  statement: string
  status: keyof typeof STATES
  order_match: keyof typeof MATCHES
  deadline_status: keyof typeof DEADLINES
  /** Null: not yet, or others have typed that address too often (then a person has to write). */
  receipt_sent_at: string | null
  /** YYYY-MM-DD */
  refund_by: string
}

export function listWithdrawals(page: number): Promise<{ withdrawals: Withdrawal[]; count: number }> {
  return askPage("/admin/withdrawals", page)
}

export async function changeStatus(id: string, status: string): Promise<void> {
  await post(`/admin/withdrawals/${id}`, { status })
}
