import orderPage from "./hu/order-page.json"
import tracking from "./hu/tracking.json"

/** What only the pages of tracking and of an order need. */
export const messages = { orderPage, tracking }
