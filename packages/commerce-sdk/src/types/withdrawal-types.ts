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
/** The state of a case. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]

/** A declaration of withdrawal about an order, by the person who placed it. */
export interface OrderWithdrawal {
  reference: string
  received_at: string
  status: WithdrawalState
  /** Not limited to some of its products. */
  whole_order: boolean
}
