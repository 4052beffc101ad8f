/** What a guest knows of an order. */
export interface OrderLinkWish {
  /** As the shopper reads it. */
  order_number: number
  email: string
  locale: "hu" | "en"
}

export interface OrderLinkAnswer {
  order_id: string
}
