import cart from "./hu/cart.json"
import cartAdded from "./hu/cart-added.json"
import cartNotices from "./hu/cart-notices.json"
import quickView from "./hu/quick-view.json"
import search from "./hu/search.json"

/** What windows say that open over a page; loaded with the first of them. */
export const messages = { cart, cartAdded, cartNotices, quickView, search }
