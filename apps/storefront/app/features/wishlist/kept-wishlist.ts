import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { useWatchedPart, useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { hasProduct, parseWishlist, type Wishlist } from "./wishlist-state.ts"

const EMPTY: Wishlist = []

/** The wishlist of this browser. */
export const wishlist = createKeptValue<Wishlist>("wishlist", parseWishlist, EMPTY)

/** Empty on the server and for the first paint. */
export function useWishlist(): Wishlist {
  return useWatchedValue(wishlist, EMPTY)
}

export const useWishCount = (): number => useWatchedPart(wishlist, ({ length }) => length, 0)

export const useIsWished = (productId: string): boolean =>
  useWatchedPart(wishlist, (list) => hasProduct(list, productId), false)
