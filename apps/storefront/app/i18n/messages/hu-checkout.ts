import cardPayment from "./hu/card-payment.json"
import cartPage from "./hu/cart-page.json"
import checkout from "./hu/checkout.json"
import order from "./hu/order.json"

/** What only the cart, checkout and order pages need. */
export const messages = { cardPayment, cartPage, checkout, order }
