import catalogue from "./hu/catalogue.json"
import errors from "./hu/errors.json"
import product from "./hu/product.json"
import shell from "./hu/shell.json"

/** What public pages need; every page loads it. */
export const messages = { catalogue, errors, product, shell }
