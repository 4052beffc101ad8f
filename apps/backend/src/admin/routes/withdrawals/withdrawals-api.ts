import type { DEADLINES, MATCHES, STATES } from "./withdrawal-words.ts"

export const PAGE_SIZE = 20

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
  return ask(`?limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`)
}

export async function changeStatus(id: string, status: string): Promise<void> {
  await ask(`/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ status }),
  })
}

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`/admin/withdrawals${path}`, { credentials: "include", ...init })
  if (!response.ok) throw new Error(`Nem sikerült (${response.status}).`)
  return (await response.json()) as Answer
}
