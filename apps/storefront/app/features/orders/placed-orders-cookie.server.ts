import { createHmac } from "node:crypto"
import { orderIdSince } from "@porteka/shop/order-id-since"
import { env } from "#app/server/env.server.ts"
import { ownCookie } from "#app/server/security/own-cookie.server.ts"

const PLACED_DAYS = 90
/** Newest first; the oldest orders are dropped from the cookie. */
const MOST_ORDERS = 20

/** An order that this browser knows. */
interface KnownOrder {
  id: string
  /** If it was opened by the link of an e-mail, the mark of the address that had got it; null if it was placed here. */
  mark: string | null
}

const ENTRY = /^(order_[A-Za-z0-9]{1,60})(?:\.([\w-]{16}))?$/
const MARK_CHARACTERS = 16

/**
 * Which orders this browser has placed or opened by the link of an e-mail: it may see them without logging in
 * (ruling D20).
 */
const cookie = ownCookie("placed-orders", PLACED_DAYS)

async function knownOrders(request: Request): Promise<KnownOrder[]> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return (Array.isArray(value) ? value : []).flatMap((entry) => {
    const [, id, mark = null] = ENTRY.exec(String(entry)) ?? []
    return id === undefined ? [] : [{ id, mark }]
  })
}

const remember = (known: readonly KnownOrder[]): Promise<string> =>
  cookie.serialize(known.map(({ id, mark }) => (mark === null ? id : `${id}.${mark}`)))

export const placedOrders = async (request: Request): Promise<string[]> =>
  (await knownOrders(request)).map(({ id }) => id)

/** Keyed, so that the cookie does not tell whose address it is. */
const markOf = (email: string | null): string =>
  createHmac("sha256", env.SESSION_SECRET)
    .update(`order-address ${email?.toLowerCase() ?? ""}`)
    .digest("base64url")
    .slice(0, MARK_CHARACTERS)

/** Whether this browser knows an order: by having placed it, or by a link that its present address has got. */
export async function isKnownHere(
  request: Request,
  { id, email }: { id: string; email: string | null },
): Promise<boolean> {
  const known = (await knownOrders(request)).find((one) => one.id === id)
  return known !== undefined && (known.mark === null || known.mark === markOf(email))
}

/** A tab may stay open that long beside the one in which the order was placed. */
const JUST_NOW_MS = 60 * 60 * 1000

/** The newest order of this browser if it was placed within the last hour. */
export async function orderPlacedJustNow(request: Request): Promise<string | undefined> {
  const since = orderIdSince(new Date(Date.now() - JUST_NOW_MS))
  return (await placedOrders(request)).find((id) => id >= since)
}

export async function rememberOrder(request: Request, id: string): Promise<string> {
  const others = (await knownOrders(request)).filter((other) => other.id !== id)
  return await remember([{ id, mark: null }, ...others].slice(0, MOST_ORDERS))
}

/** Added after the orders placed here, because the thank-you page shows the newest placed one. */
export async function rememberOpenedOrder(
  request: Request,
  { id, email }: { id: string; email: string | null },
): Promise<string> {
  const known = await knownOrders(request)
  const before = known.find((one) => one.id === id)
  if (before?.mark === null) return await remember(known)
  const others = known.filter((one) => one !== before)
  return await remember([...others.slice(0, MOST_ORDERS - 1), { id, mark: markOf(email) }])
}
