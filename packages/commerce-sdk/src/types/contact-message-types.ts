import type { Locale } from "@porteka/shop/languages"

/** A message of the contact page, which reaches the shop as an e-mail and on a page of the admin. */
export interface ContactMessageInput {
  name: string
  /** The address for the receipt and the answer. */
  email: string
  /** The order number; absent if the message is about no order. */
  order_reference?: string
  message: string
  locale: Locale
  /** UUID of the page that was sent: sent again it makes no second message. */
  submission_id: string
}

export const CONTACT_MESSAGE_STATES = ["open", "answered"] as const
export type ContactMessageState = (typeof CONTACT_MESSAGE_STATES)[number]

/** A message of the contact page for the staff; it is deleted after 90 days. */
export interface AdminContactMessage {
  id: string
  /** `UZ-2026-000123` */
  reference: string
  locale: Locale
  name: string
  email: string
  /** As typed; empty for a message that is about no order. */
  order_reference: string
  /** The order named in it, if that was placed with the same e-mail address. */
  order_id: string | null
  message: string
  received_at: string
  /** When a staff member marked it as answered; null: it is open. */
  answered_at: string | null
  /** The e-mail address of that staff member. */
  answered_by: string | null
}
