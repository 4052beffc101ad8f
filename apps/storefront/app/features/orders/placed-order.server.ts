import { type CommerceClient, isNotFound, isOutage, type Order } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { placedOrders, rememberOrder } from "./placed-orders-cookie.server.ts"

/**
 * Redirects the browser that placed an order to its confirmation.
 * @param options.forget deletes the cookie of the ordered cart; null if the browser has another cart
 */
export async function toConfirmation(
  request: Request,
  orderId: string,
  options: { locale: Locale; forget: string | null },
): Promise<Response> {
  const headers = new Headers()
  if (options.forget !== null) headers.append("set-cookie", options.forget)
  headers.append("set-cookie", await rememberOrder(request, orderId))
  return redirect(pathsIn(options.locale).orderConfirmation(orderId), { status: 303, headers })
}

/** An order of this browser that fills a form; null if there is none, or the back end is unavailable. */
export async function findPlacedOrder(
  request: Request,
  id: string,
  commerce: CommerceClient,
): Promise<Order | null> {
  if (!(await placedOrders(request)).includes(id)) return null
  try {
    return (await commerce.orders.retrieve(id)).order
  } catch (error) {
    if (isNotFound(error) || isOutage(error)) return null
    throw error
  }
}
