import checkout from "./hu/checkout.json"
import order from "./hu/order.json"

/** What only the checkout and order pages need. */
export const messages = { checkout, order }
