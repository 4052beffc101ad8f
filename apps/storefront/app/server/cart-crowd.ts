/** What a change of a cart is told for which there is no room now; nothing of it was done. */
export const CART_CROWDED = "cart_crowded"
/** There may be room again after so long. */
export const COME_BACK_SECONDS = 2
