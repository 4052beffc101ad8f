import { ownCookie } from "#app/server/session/own-cookie.server.ts"

const DAYS = 90
const DAY_SECONDS = 24 * 60 * 60
/** The newest come first; a browser that orders more shows the oldest no longer. */
const MOST_ORDERS = 20

/** Which orders this browser has placed or opened by the link of a mail: it may see them without signing in (ruling D20). */
const cookie = ownCookie("placed-orders", DAYS * DAY_SECONDS)

export async function placedOrders(request: Request): Promise<string[]> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return Array.isArray(value)
    ? value.filter((id): id is string => /^order_[A-Za-z0-9]{1,60}$/.test(String(id)))
    : []
}

export async function rememberOrder(request: Request, id: string): Promise<string> {
  const others = (await placedOrders(request)).filter((other) => other !== id)
  return cookie.serialize([id, ...others].slice(0, MOST_ORDERS))
}

/** After those placed here: the newest of these is what the thanks are for. */
export async function rememberOpenedOrder(request: Request, id: string): Promise<string> {
  const known = await placedOrders(request)
  return cookie.serialize(known.includes(id) ? known : [...known.slice(0, MOST_ORDERS - 1), id])
}
