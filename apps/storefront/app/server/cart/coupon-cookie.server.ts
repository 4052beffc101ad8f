import { forgetCookie, ownCookie } from "../security/own-cookie.server.ts"

const WAITING_DAYS = 7

/**
 * A code from a coupon link that could not be applied to a cart yet. Signed, so it only contains codes the shop
 * knows.
 */
const cookie = ownCookie("coupon", WAITING_DAYS)

/** The waiting code, or null. */
export async function readWaitingCoupon(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return typeof value === "string" ? value : null
}

export function rememberCoupon(code: string): Promise<string> {
  return cookie.serialize(code)
}

export function forgetCoupon(): Promise<string> {
  return forgetCookie(cookie)
}
