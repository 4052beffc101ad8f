import { readCartId } from "#app/features/cart/server/cart-cookie.server.ts"
import { toCartSummary } from "#app/features/cart/server/cart-reply.server.ts"
import { readCart } from "#app/features/cart/server/cart-service.server.ts"
import { toSeenCart } from "#app/features/cart/server/seen-cart.server.ts"
import type { SessionAnswer } from "#app/features/cart/session-answer.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/session.ts"

/** What the browser adds to public pages: how much is in the cart, and (with accounts) who is signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  const state = await readCart(commerce, await readCartId(request))
  const cart: SessionAnswer = {
    seen_cart: toSeenCart(state, { hasOrdered: (await placedOrders(request)).length > 0 }),
    cart: state.kind === "open" ? toCartSummary(state.cart) : null,
    cart_available: state.kind !== "unavailable",
  }
  return Response.json({ ...cart, customer: null })
}
