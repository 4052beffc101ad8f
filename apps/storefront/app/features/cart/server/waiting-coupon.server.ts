import type { CartIntent } from "../contract/cart-intent.ts"
import { missingFor } from "../contract/promotion-codes.ts"
import { type CartChange, changeCart } from "./change-cart.server.ts"
import type { CartVisit } from "./read-cart.server.ts"

/** A change of the cart, and the result for the waiting code. */
export interface CouponedChange {
  change: CartChange
  /** The code applied with this change. */
  coupon: string | null
  /** Nothing is waiting any more. */
  isSettled: boolean
}

/**
 * After a change the waiting code may be applicable. If it is refused, it keeps waiting, and the change stands.
 * @param waiting the code of a link that was followed
 */
export async function applyWaitingCoupon(
  visit: CartVisit,
  waiting: string | null,
  change: CartChange,
  intent: CartIntent,
): Promise<CouponedChange> {
  const unchanged = { change, coupon: null, isSettled: false }
  if (waiting === null) return unchanged
  const code = waiting.toUpperCase()
  if ((intent.intent === "remove-promotion" || intent.intent === "apply-promotion") && intent.code === code)
    return { ...unchanged, isSettled: change.ok }
  if (!change.ok || change.cart === null || change.cart.items.length === 0) return unchanged
  const tried = await changeCart({ ...visit, cartId: change.cart.id }, { intent: "apply-promotion", code })
  if (!tried.ok) return { ...unchanged, isSettled: tried.fault.code === "promotion-applied" }
  // A code that only the cart's value is missing for is kept by the cart from now on.
  const isApplied = tried.cart !== null && missingFor(tried.cart, code) === null
  return { change: { ...change, cart: tried.cart }, coupon: isApplied ? waiting : null, isSettled: true }
}
