import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { listOrders } from "#app/features/account/server/orders.server.ts"
import { toOrderAnswer } from "#app/features/orders/order-answer.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/orders-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** The logged-in customer's orders, newest first: `GET /api/orders?page=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1)
  const outcome = await listOrders(visit, { page: Number.isInteger(asked) && asked > 0 ? asked : 1 })
  return answerOutcome(
    outcome,
    ({ orders, count, page, pages }) => ({
      orders: orders.map((order) => toOrderAnswer(order, visit.locale)),
      count,
      page,
      pages,
    }),
    "Failed to fetch orders",
  )
}
