import cart from "./en/cart.json"
import cartAdded from "./en/cart-added.json"
import cartNotices from "./en/cart-notices.json"
import quickView from "./en/quick-view.json"
import search from "./en/search.json"

/** What windows say that open over a page; loaded with the first of them. */
export const messages = { cart, cartAdded, cartNotices, quickView, search }
