import type { WishlistEntry } from "@porteka/commerce-sdk/wire"

/** The account's data about the wishlist. */
export type AccountWishlist =
  | { state: "guest" }
  /** The request failed: nothing is known, and nothing changes. */
  | { state: "unavailable" }
  /** Stored in the browser only. */
  | { state: "unsaved" }
  | {
      state: "saved"
      /** The account's id: another account's list is another list. */
      owner: string
      items: WishlistEntry[]
    }
