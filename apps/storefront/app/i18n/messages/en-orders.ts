import orderPage from "./en/order-page.json"
import tracking from "./en/tracking.json"

/** What only the pages of tracking and of an order need. */
export const messages = { orderPage, tracking }
