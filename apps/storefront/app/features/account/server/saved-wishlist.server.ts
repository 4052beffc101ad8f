import type { WishlistAnswer, WishlistEntry } from "@porteka/commerce-sdk"
import type { Outcome } from "../contract/outcome.ts"
import type { AccountVisit } from "./account-visit.server.ts"
import { toOutcome } from "./to-outcome.server.ts"

export function readWishlist({ commerce }: AccountVisit): Promise<Outcome<WishlistAnswer>> {
  return toOutcome(() => commerce.account.wishlist())
}

export function saveWishlist(
  { commerce }: AccountVisit,
  items: WishlistEntry[],
): Promise<Outcome<WishlistAnswer>> {
  return toOutcome(() => commerce.account.saveWishlist({ items }))
}

/** From now on it is stored in the browser only. */
export function forgetWishlist({ commerce }: AccountVisit): Promise<Outcome> {
  return toOutcome(() => commerce.account.deleteWishlist())
}
