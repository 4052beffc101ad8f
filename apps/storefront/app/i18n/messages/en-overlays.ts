import cartAdded from "./en/cart-added.json"
import quickView from "./en/quick-view.json"
import search from "./en/search.json"

/** What windows say that open over a page; loaded with the first of them. */
export const messages = { cartAdded, quickView, search }
