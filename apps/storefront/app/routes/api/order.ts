import { toOrderAnswer } from "#app/features/orders/order-answer.server.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { notFound, replyJson } from "#app/server/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/order.ts"

/** `GET /api/orders/{id}`, for the browser that placed the order; to everyone else there is none (decision D20). */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  if (!(await placedOrders(request)).includes(id)) return notFound()
  return replyJson(
    async () => ({ order: toOrderAnswer((await commerce.orders.retrieve(id)).order, locale) }),
    {
      failed: "Failed to fetch order",
    },
  )
}
