/** The subject of a promotion's condition "value of the products, at least …". */
export const CART_VALUE = "cart_value"

/** The only comparison that the admin offers for it. */
export const AT_LEAST = "gte"
