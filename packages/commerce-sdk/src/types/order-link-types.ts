import type { Locale } from "@porteka/shop/languages"
/** The data with which a guest requests the link to an order. */
export interface OrderLinkRequest {
  /** As shown to the shopper. */
  order_number: number
  email: string
  locale: Locale
}

export interface OrderLinkAnswer {
  order_id: string
}
