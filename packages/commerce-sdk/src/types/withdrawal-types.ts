import type { Locale } from "@porteka/shop/languages"

/** A declaration of withdrawal, as the consumer confirmed it. */
export interface WithdrawalInput {
  name: string
  /** The order number, or another description of the contract. */
  order_reference: string
  /** The address for the acknowledgement of receipt. */
  email: string
  /** The products it is limited to; absent for the whole order. */
  products?: string
  locale: Locale
  /** UUID of the confirmed page: sent again it returns the same case. */
  submission_id: string
}

/** A line without a right of withdrawal (45/2014. (II. 26.) Korm. r. 29. § (1)). */
export interface WithdrawalExemption {
  line_item_id: string
  reason: "custom" | "hygiene" | "perishable"
}

export const WITHDRAWAL_DECISIONS = ["received", "checking", "accepted", "rejected", "closed"] as const
/** What the staff has decided about a declaration so far. */
export type WithdrawalDecision = (typeof WITHDRAWAL_DECISIONS)[number]

/**
 * The state of a case: the decision, and of an accepted one what has happened to its order since the declaration.
 * `partly_refunded`: the whole order was withdrawn from, and the shop still has money of it.
 */
export type WithdrawalState =
  | WithdrawalDecision
  | "awaiting_goods"
  | "goods_received"
  | "partly_refunded"
  | "refunded"
  | "order_cancelled"

/** A declaration of withdrawal about an order, by the person who placed it. */
export interface OrderWithdrawal {
  reference: string
  received_at: string
  status: WithdrawalState
  /** Not limited to some of its products. */
  whole_order: boolean
}

/** A declaration of withdrawal, for the staff. */
export interface WithdrawalCase {
  id: string
  reference: string
  locale: Locale
  name: string
  order_reference: string
  email: string
  statement: string
  received_at: string
  /** What the staff can change. */
  decision: WithdrawalDecision
  status: WithdrawalState
  /** What was refunded since the declaration; null: nothing. */
  refund: { amount: number; at: string } | null
  order_id: string | null
  order_match: "number_and_email" | "number_only" | "none"
  deadline_status: "within" | "expired" | "unknown"
  is_company: boolean
  has_exempt_goods: boolean
  /** Null: not yet, or too many e-mails to that address (the staff then has to write by hand). */
  receipt_sent_at: string | null
  /** The refund deadline. */
  refund_by: string
}

export interface WithdrawalEvent {
  id: string
  case_id: string
  kind: string
  data: Record<string, unknown> | null
  created_at: string
}
