import { orderIdSince } from "@porteka/shop/order-id-since"
import { ownCookie } from "#app/server/security/own-cookie.server.ts"

const PLACED_DAYS = 90
/** Newest first; the oldest orders are dropped from the cookie. */
const MOST_ORDERS = 20

/**
 * Which orders this browser has placed or opened by the link of an e-mail: it may see them without logging in
 * (ruling D20).
 */
const cookie = ownCookie("placed-orders", PLACED_DAYS)

export async function placedOrders(request: Request): Promise<string[]> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return Array.isArray(value)
    ? value.filter((id): id is string => /^order_[A-Za-z0-9]{1,60}$/.test(String(id)))
    : []
}

/** A tab may stay open that long beside the one in which the order was placed. */
const JUST_NOW_MS = 60 * 60 * 1000

/** The newest order of this browser if it was placed within the last hour. */
export async function orderPlacedJustNow(request: Request): Promise<string | undefined> {
  const since = orderIdSince(new Date(Date.now() - JUST_NOW_MS))
  return (await placedOrders(request)).find((id) => id >= since)
}

export async function rememberOrder(request: Request, id: string): Promise<string> {
  const others = (await placedOrders(request)).filter((other) => other !== id)
  return cookie.serialize([id, ...others].slice(0, MOST_ORDERS))
}

/** Added after the orders placed here, because the thank-you page shows the newest placed one. */
export async function rememberOpenedOrder(request: Request, id: string): Promise<string> {
  const known = await placedOrders(request)
  return cookie.serialize(known.includes(id) ? known : [...known.slice(0, MOST_ORDERS - 1), id])
}
