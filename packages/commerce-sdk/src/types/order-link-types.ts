import type { Locale } from "@porteka/shop/languages"
/** What a guest knows of an order. */
export interface OrderLinkWish {
  /** As the shopper reads it. */
  order_number: number
  email: string
  locale: Locale
}

export interface OrderLinkAnswer {
  order_id: string
}
