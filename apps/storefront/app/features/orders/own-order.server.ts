import { type CommerceClient, isNotFound, isOutage, type Order } from "@porteka/commerce-sdk"
import { data } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { isKnownHere, placedOrders } from "./placed-orders-cookie.server.ts"

interface Visit {
  commerce: CommerceClient
  locale: Locale
}

/**
 * An order, for the browser that placed it or opened its e-mail's link, and for its customer. For everyone
 * else it does not exist (ruling D20).
 */
export async function findOwnOrder(request: Request, id: string, visit: Visit): Promise<Order | null> {
  const order = await fetchOrder(request, id, visit)
  if (order === "unavailable") throw data(null, { status: 503 })
  return order
}

/** An own order that fills in a form; null if there is none, or the back end is unavailable. */
export async function findOrderForForm(request: Request, id: string, visit: Visit): Promise<Order | null> {
  try {
    const order = await fetchOrder(request, id, visit)
    return order === "unavailable" ? null : order
  } catch (error) {
    if (isNotFound(error) || isOutage(error)) return null
    throw error
  }
}

async function fetchOrder(request: Request, id: string, visit: Visit): Promise<Order | null | "unavailable"> {
  if ((await placedOrders(request)).includes(id)) {
    const { order } = await visit.commerce.orders.retrieve(id)
    if (await isKnownHere(request, order)) return order
  }
  const session = await readSession(request, visit)
  if (session.state === "unavailable") return "unavailable"
  if (session.state === "guest") return null
  const { order } = await visit.commerce.orders.retrieve(id)
  return order.customer_id === session.customer.id ? order : null
}

export async function readOwnOrder(request: Request, id: string, visit: Visit): Promise<Order> {
  const order = await read(findOwnOrder(request, id, visit))
  if (!order) throw data(null, { status: 404 })
  return order
}
