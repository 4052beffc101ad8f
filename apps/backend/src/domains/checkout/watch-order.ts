import { WATCH_REASONS, type WatchReason } from "@porteka/commerce-sdk/wire"
import type { WatchRules } from "../../modules/shop-settings/watch-settings.ts"
import { hasOddDetails } from "./odd-details.ts"
import { countPieces, type OpenOrders, type UnpaidCart } from "./unpaid-limits.ts"

/** Key in an order's metadata: why the owner should check it. */
export const WATCH = "watch"

/**
 * Key in an order's metadata: the staff member who has checked it, and when. A checked order is no longer
 * flagged.
 */
export const WATCH_CHECKED = "watch_checked"

/**
 * What is unusual about an order that reserves products before it is paid. It is only shown to the owner, who
 * may know the customer or can ask; no order is refused because of it.
 */
export function findWatchReasons(
  { total, items, shipping_address: address }: UnpaidCart,
  { own, sharedPhone }: Pick<OpenOrders, "own" | "sharedPhone">,
  { amount, pieces, orders }: WatchRules,
): WatchReason[] {
  const reasons: Record<WatchReason, boolean> = {
    high_amount: amount > 0 && Math.round(total) >= amount,
    many_pieces: pieces > 0 && countPieces(items) >= pieces,
    other_unpaid: orders > 0 && own >= orders,
    shared_phone: sharedPhone > 0,
    odd_details: hasOddDetails(address ?? {}),
  }
  return WATCH_REASONS.filter((reason) => reasons[reason])
}
