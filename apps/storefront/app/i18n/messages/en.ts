import cart from "./en/cart.json"
import catalogue from "./en/catalogue.json"
import errors from "./en/errors.json"
import home from "./en/home.json"
import journal from "./en/journal.json"
import product from "./en/product.json"
import shell from "./en/shell.json"

/** What public pages need; every page loads it. */
export const messages = { cart, catalogue, errors, home, journal, product, shell }
