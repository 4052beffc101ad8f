import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { parseViewed, type RecentlyViewed } from "./recently-viewed-state.ts"

export const NONE_VIEWED: RecentlyViewed = []

export const viewedProducts = createKeptValue<RecentlyViewed>("recently-viewed", parseViewed, NONE_VIEWED)

export function forgetViewed(): void {
  viewedProducts.set(NONE_VIEWED)
}
