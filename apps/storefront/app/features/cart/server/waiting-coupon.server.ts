import type { CartHandle } from "#app/server/cart-cookie.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import type { CartIntent } from "../contract/cart-intent.ts"
import { type CartChange, changeCart } from "./cart-service.server.ts"

type Visit = Pick<RequestContext, "commerce" | "locale"> & CartHandle

/** A change of the cart, and what became of the code that waited for one. */
export interface CouponedChange {
  change: CartChange
  /** The code that came into force with this change. */
  coupon: string | null
  /** Nothing waits any more. */
  isSettled: boolean
}

/**
 * After a change the cart may fit the code that waits for it. One that is refused goes on waiting, and the change stands.
 * @param waiting the code of a link that has been followed
 */
export async function applyWaitingCoupon(
  visit: Visit,
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
  return { change: { ...change, cart: tried.cart }, coupon: waiting, isSettled: true }
}
