/** An item of an abandoned cart that can be bought now. */
export interface CartReminderItem {
  variant_id: string
  title: string
  quantity: number
  gift_wrap: boolean
  /** Made with an inscription, which is entered again on the product's page. */
  personalised: boolean
  handle: string
  /** The variant's parameter in the product page's URL. */
  variant_key: string
}

/** The content of a reminder's link. */
export interface CartReminderAnswer {
  /** The calling browser has this cart. */
  is_in_browser: boolean
  items: CartReminderItem[]
}
