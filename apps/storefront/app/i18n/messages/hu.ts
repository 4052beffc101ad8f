import cart from "./hu/cart.json"
import catalogue from "./hu/catalogue.json"
import checkout from "./hu/checkout.json"
import errors from "./hu/errors.json"
import home from "./hu/home.json"
import order from "./hu/order.json"
import product from "./hu/product.json"
import shell from "./hu/shell.json"

export const messages = { cart, catalogue, checkout, errors, home, order, product, shell }
