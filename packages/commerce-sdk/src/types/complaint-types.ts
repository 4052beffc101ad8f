import type { Locale } from "@porteka/shop/languages"
import type { CustomerPhoto } from "./photo-types.ts"

/** A consumer's complaint in writing (1997. évi CLV. törvény 17/A. §). */
export interface ComplaintInput {
  name: string
  /** The address for the receipt and the answer. */
  email: string
  /** The order number, or another description of the purchase; absent if the complaint is about none. */
  order_reference?: string
  description: string
  /** What the consumer requests. */
  request?: string
  /** Files in base64. */
  photos?: string[]
  locale: Locale
  /** UUID of the page that was sent: sent again it returns the same case. */
  submission_id: string
}

export const COMPLAINT_STATES = ["received", "checking", "answered", "rejected", "closed"] as const
/** The state of a complaint. */
export type ComplaintState = (typeof COMPLAINT_STATES)[number]

/** A complaint, for the staff. */
export interface ComplaintCase {
  id: string
  reference: string
  locale: Locale
  name: string
  email: string
  /** As typed; empty for a complaint that is about no order. */
  order_reference: string
  description: string
  /** What the consumer requests; may be empty. */
  request: string
  received_at: string
  status: ComplaintState
  /** The order named in it, if that was placed with the same e-mail address. */
  order_id: string | null
  /** The last answer; empty before. */
  answer: string
  answered_at: string | null
  /** Null: not yet, or too many e-mails to that address (the staff then has to write by hand). */
  receipt_sent_at: string | null
  /** The last day of the answer, YYYY-MM-DD. */
  answer_by: string
  photos: CustomerPhoto[]
}

export interface ComplaintEvent {
  id: string
  case_id: string
  kind: string
  data: Record<string, unknown> | null
  created_at: string
}
