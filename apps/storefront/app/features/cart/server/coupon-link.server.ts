import type { Coupon } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import { readCartHandle } from "#app/server/cart/cart-cookie.server.ts"
import { forgetCoupon, rememberCoupon } from "#app/server/cart/coupon-cookie.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { parsePromotionCode } from "../contract/cart-intent.ts"
import type { CouponReply } from "../contract/coupon-reply.ts"
import { productLines } from "../contract/line-identity.ts"
import { changeCart } from "./change-cart.server.ts"
import { readCartNow } from "./read-cart.server.ts"

type Asker = Pick<RequestContext, "commerce" | "locale">

/** The result of following the link: a reply, and the cookie in which the code waits. */
interface Followed {
  reply: CouponReply
  headers: Record<string, string>
}

const say = (reply: CouponReply): Followed => ({ reply, headers: {} })

/**
 * Applies a link's code to the browser's cart and redirects there; without a cart the code waits in a cookie. A
 * GET request with side effects, which is acceptable because the visitor wants them and can undo them, and
 * repeating it changes nothing (ADR 0092).
 */
export async function followCoupon(asker: Asker, request: Request, typed: string): Promise<Followed> {
  const code = parsePromotionCode(typed)
  if (code === null) return say({ kind: "unknown" })
  const found = await answerLink(async () => (await asker.commerce.coupons.retrieve(code)).coupon)
  if ("kind" in found) return say({ kind: found.kind === "invalid" ? "unknown" : "unavailable" })
  if (found.state !== "usable") return say({ kind: found.state, code: found.code })
  return apply(asker, request, found)
}

async function apply(asker: Asker, request: Request, { code }: Coupon): Promise<Followed> {
  const handle = await readCartHandle(request)
  const state = await readCartNow(handle)
  if (state.kind === "unavailable") return say({ kind: "unavailable" })
  if (state.kind !== "open" || productLines(state.cart.items).length === 0)
    return { reply: { kind: "waiting", code }, headers: { "set-cookie": await rememberCoupon(code) } }
  const intent = { intent: "apply-promotion", code: code.toUpperCase() } as const
  const change = await changeCart({ ...asker, ...handle }, intent)
  if (!change.ok && change.fault.code === "paying") return say({ kind: "paying" })
  if (!change.ok && (change.fault.code === "unavailable" || change.fault.code === "crowded"))
    return say({ kind: "unavailable" })
  const isApplied = change.ok || change.fault.code === "promotion-applied"
  const cookie = isApplied ? await forgetCoupon() : await rememberCoupon(code)
  throw redirect(pathsIn(asker.locale).cart(isApplied ? code : null), {
    status: 303,
    headers: { "set-cookie": cookie },
  })
}
