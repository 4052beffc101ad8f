/** Goods of a left cart that can be bought now. */
export interface CartReminderGoods {
  variant_id: string
  title: string
  quantity: number
  gift_wrap: boolean
  /** Made with an inscription, which is written anew on the product's page. */
  personalised: boolean
  handle: string
  /** Names the variant in the product page's address. */
  variant_key: string
}

/** What a reminder's link leads to. */
export interface CartReminderAnswer {
  /** The asking browser has this very cart. */
  is_in_browser: boolean
  goods: CartReminderGoods[]
}
