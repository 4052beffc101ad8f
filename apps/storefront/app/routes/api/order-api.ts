import { toOrderAnswer } from "#app/features/orders/order-answer.server.ts"
import { findOwnOrder } from "#app/features/orders/own-order.server.ts"
import { notFound, replyJson } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/order-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/**
 * `GET /api/orders/{id}`, for its customer and the browser that placed it; for everyone else it does not
 * exist (ruling D20).
 */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const shopContext = context.get(requestContext)
  const { locale } = shopContext
  return replyJson(
    async () => {
      const order = await findOwnOrder(request, id, shopContext)
      if (!order) throw notFound()
      return { order: toOrderAnswer(order, locale) }
    },
    { failed: "Failed to fetch order" },
  )
}
