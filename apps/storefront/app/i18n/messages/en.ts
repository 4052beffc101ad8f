import cart from "./en/cart.json"
import catalogue from "./en/catalogue.json"
import checkout from "./en/checkout.json"
import errors from "./en/errors.json"
import home from "./en/home.json"
import order from "./en/order.json"
import product from "./en/product.json"
import shell from "./en/shell.json"

export const messages = { cart, catalogue, checkout, errors, home, order, product, shell }
