import type { Locale } from "@porteka/shop/languages"

/** A declaration of withdrawal, as the consumer confirmed it. */
export interface WithdrawalInput {
  name: string
  /** The order's number, or what else tells the contract. */
  order_reference: string
  /** Where the acknowledgement of receipt goes. */
  email: string
  /** The products it is limited to; absent for the whole order. */
  goods?: string
  locale: Locale
  /** UUID of the confirmed page: sent again it gives the same case. */
  submission_id: string
}

/**
 * What becomes of the acknowledgement: it has left, a job sends it, or none is sent, because the address has had several
 * today and anybody may type it.
 */
export type ReceiptDelivery = "sent" | "coming" | "withheld"

export interface WithdrawalReceipt {
  /** `EL-2026-000123` */
  reference: string
  /** ISO 8601. */
  received_at: string
  receipt: ReceiptDelivery
}

/** A line from whose contract nobody can withdraw (45/2014. (II. 26.) Korm. r. 29. § (1)). */
export interface WithdrawalExemption {
  line_item_id: string
  reason: "custom" | "hygiene" | "perishable"
}

export const WITHDRAWAL_STATES = [
  "received",
  "checking",
  "accepted",
  "rejected",
  "awaiting_goods",
  "goods_received",
  "refunding",
  "closed",
] as const
/** Where the work on a case stands. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** A declaration of withdrawal about an order, by the person who placed it. */
export interface OrderWithdrawal {
  reference: string
  received_at: string
  status: WithdrawalState
}
