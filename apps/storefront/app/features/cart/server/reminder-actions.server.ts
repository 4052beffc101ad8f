import type { CartReminderItem } from "@porteka/commerce-sdk"
import { LINK_TOKEN_CHARACTERS } from "@porteka/shop"
import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import { readCartHandle, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import type { CartTarget } from "../contract/kept-line.ts"
import { targetKey } from "../contract/line-identity.ts"
import type { ReminderReply } from "../contract/reminder-reply.ts"
import { type CartChange, changeCart } from "./change-cart.server.ts"

type Asker = Pick<RequestContext, "commerce" | "locale">

/** The result of following the link: a reply, and the cookie of the cart with the items. */
interface Followed {
  reply: ReminderReply
  headers: Record<string, string>
}

const say = (reply: ReminderReply): Followed => ({ reply, headers: {} })

/**
 * Handles the link of a reminder e-mail. The browser that has the cart is redirected to it; any other adds the
 * items to its own cart with a button, because e-mail programs open links by themselves.
 */
export async function openReminder(
  { commerce, locale }: Asker,
  request: Request,
  token: string,
): Promise<ReminderReply> {
  const { cartId: cart_id } = await readCartHandle(request)
  const cut = token.slice(0, LINK_TOKEN_CHARACTERS)
  return answerLink<ReminderReply>(async () => {
    const { is_in_browser, items } = await commerce.cartReminders.lookUp({ token: cut, cart_id, locale })
    if (is_in_browser) throw redirect(pathsIn(locale).cart(), { status: 303 })
    return items.length === 0 ? { kind: "sold_out" } : { kind: "items", token: cut, items }
  })
}

/** Handles the button. Items already in the browser's cart are not added again. */
export async function takeReminder(asker: Asker, request: Request, token: string): Promise<Followed> {
  const reply = await openReminder(asker, request, token)
  if (reply.kind !== "items") return say(reply)
  const personalised = reply.items.filter((one) => one.personalised)
  const plain = reply.items.filter((one) => !one.personalised)
  if (plain.length === 0) return say({ kind: "partly", missing: personalised })
  const visit = { ...asker, ...(await readCartHandle(request)) }
  const change = await changeCart(visit, { intent: "replay", targets: plain.map(toTarget) })
  return answer(asker, change, plain, personalised)
}

async function answer(
  { locale }: Asker,
  change: CartChange,
  plain: CartReminderItem[],
  personalised: CartReminderItem[],
): Promise<Followed> {
  if (!change.ok) return say({ kind: change.fault.code === "paying" ? "paying" : "unavailable" })
  const headers: Record<string, string> = change.cart
    ? { "set-cookie": await rememberCart(change.cart.id) }
    : {}
  const short = plain.filter((item) => change.short.includes(targetKey(toTarget(item))))
  const missing = [...short, ...personalised]
  if (missing.length > 0) return { reply: { kind: "partly", missing }, headers }
  throw redirect(pathsIn(locale).cart(), { status: 303, headers })
}

const toTarget = ({ variant_id, quantity, gift_wrap }: CartReminderItem): CartTarget => ({
  variant_id,
  quantity,
  options: gift_wrap ? { gift_wrap: true } : {},
})
