import { redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { rememberOrder } from "./placed-orders-cookie.server.ts"

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
