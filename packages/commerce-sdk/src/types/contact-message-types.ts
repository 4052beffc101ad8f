import type { Locale } from "@porteka/shop/languages"

/** A message of the contact page, which reaches the shop as an e-mail. */
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
