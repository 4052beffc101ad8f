import { ownCookie } from "#app/server/session/own-cookie.server.ts"

const WAITING_DAYS = 7
const DAY_SECONDS = 24 * 60 * 60

/** A code that a link has handed over and that no cart has fitted yet. Signed: only codes the shop knows get here. */
const cookie = ownCookie("coupon", WAITING_DAYS * DAY_SECONDS)

/** The code that waits for a cart it fits; null when there is none. */
export async function readWaitingCoupon(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return typeof value === "string" ? value : null
}

export function rememberCoupon(code: string): Promise<string> {
  return cookie.serialize(code)
}

export function forgetCoupon(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 })
}
