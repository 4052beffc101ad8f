import { mergeCartHere } from "#app/features/account/server/account-visit.server.ts"
import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { readCartId } from "#app/server/cart/cart-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/cart-customer-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** Assigns this browser's cart to the logged-in customer. No other cart can be assigned. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  if ((await readCartId(request)) !== id) return notFound()
  const outcome = await mergeCartHere(context.get(requestContext), request)
  return answerOutcome(outcome, ({ cart_id }) => ({ success: true, cart_id }), "Failed to update cart")
}
