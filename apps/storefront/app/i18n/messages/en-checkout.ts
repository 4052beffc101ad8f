import cardPayment from "./en/card-payment.json"
import cartPage from "./en/cart-page.json"
import checkout from "./en/checkout.json"
import order from "./en/order.json"

/** What only the cart, checkout and order pages need. */
export const messages = { cardPayment, cartPage, checkout, order }
