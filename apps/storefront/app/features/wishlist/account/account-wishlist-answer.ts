import type { WishlistEntry } from "@porteka/commerce-sdk/wire"

/** What the account knows of the wishlist. */
export type AccountWishlist =
  | { state: "guest" }
  /** Nobody could be asked: nothing is known, and nothing changes. */
  | { state: "unavailable" }
  /** Kept in the browser alone. */
  | { state: "unsaved" }
  | {
      state: "saved"
      /** Of the account: another one's list is another list. */
      owner: string
      items: WishlistEntry[]
    }
