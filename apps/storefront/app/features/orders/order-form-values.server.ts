import type { Order } from "@porteka/commerce-sdk"
import { fullName } from "@porteka/hungary"
import { inLineOrder } from "@porteka/shop"
import { ORDER_ID_PARAMETER } from "@porteka/shop/pages"
import { orderInLink } from "#app/forms/case/order-in-link.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { toLineView } from "./order-view.ts"
import { findOrderForForm } from "./own-order.server.ts"

interface OrderFormStart {
  values: Record<string, string>
  /** The products of the visitor's own order. */
  products: { title: string; pieces: number; returned: number; isExempt: boolean }[]
}

/**
 * What a form about an order says at first: the number in its link and, if the order is the visitor's own, who placed it, and
 * what was bought. Anybody can change the link, so an order with another number fills in nothing.
 */
export async function orderFormStart(
  request: Request,
  url: URL,
  visit: Pick<RequestContext, "commerce" | "locale">,
): Promise<OrderFormStart> {
  const number = orderInLink(url.searchParams)
  const id = url.searchParams.get(ORDER_ID_PARAMETER)
  const order = id ? await findOrderForForm(request, id, visit) : null
  if (!order || String(order.display_id) !== number) return { values: { order: number }, products: [] }
  const buyer = order.billing_address ?? order.shipping_address
  const exempt = new Set(order.withdrawal_exemptions?.map(({ line_item_id: line }) => line))
  return {
    values: {
      order: number,
      name: buyer ? fullName(buyer, visit.locale) : "",
      email: order.email ?? "",
    },
    products: inLineOrder(order.items)
      .map(toLineView)
      .filter(({ isCharge }) => !isCharge)
      .map(({ id: line, title, variantTitle, quantity }) => ({
        title: variantTitle ? `${title}, ${variantTitle}` : title,
        pieces: quantity,
        returned: returnedPieces(order, line),
        isExempt: exempt.has(line),
      })),
  }
}

/** Pieces that have come back, or are awaited. */
function returnedPieces({ returns = [] }: Order, line: string): number {
  return returns
    .flatMap(({ received_at, items }) =>
      items
        .filter(({ item_id }) => item_id === line)
        .map(({ quantity, received_quantity: received }) => (received_at ? received : quantity)),
    )
    .reduce((sum, pieces) => sum + pieces, 0)
}
