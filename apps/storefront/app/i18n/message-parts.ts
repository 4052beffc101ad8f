/**
 * Which catalogues (`messages/<language>/<name>.json`) travel together to the browser. A route that needs more than the
 * shared ones loads its part before it is shown: see checkout-messages.ts.
 */
export const MESSAGE_PARTS = {
  /** What public pages need; every page loads it. */
  shared: ["catalogue", "errors", "product", "shell"],
  /** What only logging in and the pages of the account need. */
  account: ["access", "account"],
  /** What the cart needs, its drawer and the checkout. */
  cart: ["cart-page", "cart-reminder", "coupon"],
  /** What only checkout and order pages need. */
  checkout: ["card-payment", "checkout", "order"],
  /** What only the complaint form needs. */
  complaint: ["complaint"],
  /** What is asked of those who have not decided about cookies yet. */
  consent: ["consent"],
  /** What only gift cards need. */
  giftCard: ["gift-card"],
  /** What only the front page, the journal and the makers' pages need. */
  home: ["home", "journal", "makers"],
  /** What only the copy of a customer's data needs. */
  keptData: ["kept-data"],
  /** What only the links of newsletter mails need. */
  newsletter: ["newsletter"],
  /** What only the pages of tracking and of an order need. */
  orders: ["order-page", "tracking"],
  /** What windows say that open over a page; loaded with the first of them. */
  overlays: ["cart", "cart-added", "cart-notices", "quick-view", "search"],
  /** What only sold-out products and the links of their mails need. */
  restock: ["restock"],
  /** What only the wishlist page needs. */
  wishlist: ["wishlist"],
  /** What only the withdrawal function needs. */
  withdrawal: ["withdrawal"],
} as const

export type MessagePart = keyof typeof MESSAGE_PARTS
