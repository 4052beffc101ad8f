import wishlist from "./en/wishlist.json"

/** What only the wishlist page needs. */
export const messages = { wishlist }
