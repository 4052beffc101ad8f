import { type CommerceClient, isNotFound, isOutage, type Order } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { placedOrders, rememberOrder } from "./placed-orders-cookie.server.ts"

/**
 * Leads the browser that placed an order to its confirmation.
 * @param options.forget takes the cookie of the ordered cart away; null where the browser has another cart
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

/** An order of this browser to fill a form from: null when it has none such, or the back end cannot be asked. */
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
