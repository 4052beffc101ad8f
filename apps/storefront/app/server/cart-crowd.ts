/** The error code of a cart change refused because of load; nothing was done. */
export const CART_CROWDED = "cart_crowded"
/** When to try again. */
export const COME_BACK_SECONDS = 2
