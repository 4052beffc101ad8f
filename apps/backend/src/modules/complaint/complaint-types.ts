import { COMPLAINT_STATES, type ComplaintState } from "@porteka/commerce-sdk/wire"
import type { Locale } from "@porteka/shop"
import { CASE_EVENTS, type CaseRow } from "../../cases/case-book.ts"

export { COMPLAINT_STATES, type ComplaintState }

export const COMPLAINT_EVENTS = CASE_EVENTS

/** States that end with an answer to the consumer. */
export const ANSWERED_STATES = ["answered", "rejected"] as const satisfies readonly ComplaintState[]

export interface Complaint {
  submission_id?: string | undefined
  locale: Locale
  name: string
  email: string
  /** As typed; empty for a complaint that is about no order. */
  order_reference: string
  description: string
  /** What the consumer requests; may be empty. */
  request: string
  /** The order named in it, if that has the same e-mail address. For the staff only. */
  order_id: string | null
}

export interface ComplaintCaseRow extends CaseRow, Complaint {
  status: ComplaintState
  /** The last answer to the consumer; empty before. */
  answer: string
  answered_at: Date | null
  /** How many answers there were: each is mailed once. */
  answers: number
}
