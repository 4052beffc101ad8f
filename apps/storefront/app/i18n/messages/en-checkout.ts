import checkout from "./en/checkout.json"
import order from "./en/order.json"

/** What only the checkout and order pages need. */
export const messages = { checkout, order }
