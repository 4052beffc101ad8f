import wishlist from "./hu/wishlist.json"

/** What only the wishlist page needs. */
export const messages = { wishlist }
