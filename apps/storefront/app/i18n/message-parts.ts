/**
 * The catalogues (`messages/<language>/<name>.json`) that the browser loads together. A route that needs more
 * than the shared ones loads its part before it is shown: see checkout-messages.ts.
 */
export const MESSAGE_PARTS = {
  /** For public pages and the question about cookies; every page loads it. */
  shared: ["catalogue", "consent", "errors", "product", "shell"],
  /** Only for login and account pages. */
  account: ["access", "account"],
  /** For the cart and its windows. Every idle page loads it. */
  cart: ["cart", "cart-added", "cart-notices", "cart-page"],
  /** Only for checkout and order pages. */
  checkout: ["checkout"],
  /** Only for the complaint form. */
  complaint: ["complaint"],
  /** Only for the contact page. */
  contact: ["contact"],
  /** Only for forms that stay if they cannot be sent. */
  unsent: ["unsent"],
  /** Only for legal and information pages. */
  documents: ["documents"],
  /** Only for the server, which renders the footer. */
  footer: ["footer"],
  /** Only for gift cards. */
  giftCard: ["gift-card"],
  /** Only for the home page, the journal and the makers' pages. */
  home: ["home", "journal", "makers"],
  /** For the newsletter's own pages; the footer's form is rendered by the server. */
  newsletter: ["newsletter"],
  /** Only for order tracking and order pages. */
  orders: ["order-page", "tracking"],
  /** Only for the pages behind the links in e-mails: a coupon, a cart that was left. */
  cartLinks: ["cart-reminder", "coupon"],
  /** Only for paying, and for pages that show an order. */
  payment: ["card-payment", "order"],
  /** Only for sold-out products and the links of their e-mails. */
  restock: ["restock"],
  /** Only for searches: the dialog and the results page. */
  searchHelp: ["search-help"],
  /** For windows that open on request. */
  windows: ["consent-settings", "quick-view", "search"],
  /** Only for the wishlist page. */
  wishlist: ["wishlist"],
  /** Only for the withdrawal function. */
  withdrawal: ["withdrawal"],
} as const

export type MessagePart = keyof typeof MESSAGE_PARTS
