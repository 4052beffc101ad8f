import { fullName } from "@porteka/hungary"
import { ORDER_ID_PARAMETER } from "@porteka/shop/pages"
import { orderInLink } from "#app/forms/case/order-in-link.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { findOrderForForm } from "./own-order.server.ts"

/**
 * What a form about an order says at first: the number in its link and, if the order is the visitor's own, who placed it. Anybody
 * can change the link, so an order with another number fills in nothing.
 */
export async function orderFormValues(
  request: Request,
  url: URL,
  visit: Pick<RequestContext, "commerce" | "locale">,
): Promise<Record<string, string>> {
  const number = orderInLink(url.searchParams)
  const id = url.searchParams.get(ORDER_ID_PARAMETER)
  const order = id ? await findOrderForForm(request, id, visit) : null
  if (!order || String(order.display_id) !== number) return { order: number }
  const buyer = order.billing_address ?? order.shipping_address
  return { order: number, name: buyer ? fullName(buyer, visit.locale) : "", email: order.email ?? "" }
}
