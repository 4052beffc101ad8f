import type { Locale } from "@porteka/shop/languages"

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
  locale: Locale
  /** UUID of the page that was sent: sent again it returns the same case. */
  submission_id: string
}

export const COMPLAINT_STATES = ["received", "checking", "answered", "rejected", "closed"] as const
/** The state of a complaint. */
export type ComplaintState = (typeof COMPLAINT_STATES)[number]
