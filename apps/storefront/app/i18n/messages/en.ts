import catalogue from "./en/catalogue.json"
import errors from "./en/errors.json"
import product from "./en/product.json"
import shell from "./en/shell.json"

/** What public pages need; every page loads it. */
export const messages = { catalogue, errors, product, shell }
