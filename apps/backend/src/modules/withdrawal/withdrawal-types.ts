import { WITHDRAWAL_DECISIONS, type WithdrawalDecision } from "@porteka/commerce-sdk/wire"
import type { WithdrawalStatus as DeadlineStatus } from "@porteka/hungary"
import type { Locale } from "@porteka/shop"
import { CASE_EVENTS, type CaseRow } from "../../cases/case-book.ts"

export { WITHDRAWAL_DECISIONS, type WithdrawalDecision }

/** How certain the match between declaration and order is. */
export const ORDER_MATCHES = ["number_and_email", "number_only", "none"] as const
type OrderMatch = (typeof ORDER_MATCHES)[number]

export const WITHDRAWAL_EVENTS = [...CASE_EVENTS, "order_looked_up"] as const
export type WithdrawalEventKind = (typeof WITHDRAWAL_EVENTS)[number]

export interface Declaration {
  submission_id?: string
  locale: Locale
  name: string
  order_reference: string
  email: string
  statement: string
}

/**
 * Facts from the order about a declaration. They only mark the case; nothing is ever refused because of them.
 */
export interface OrderFindings {
  order_id: string | null
  order_match: OrderMatch
  deadline_status: DeadlineStatus
  is_company: boolean
  has_exempt_goods: boolean
}

export interface WithdrawalCaseRow extends CaseRow, Declaration, OrderFindings {
  status: WithdrawalDecision
}
