import type { SessionAnswer } from "#app/features/cart/contract/session-answer.ts"
import { toCartSummary } from "#app/features/cart/server/cart-reply.server.ts"
import { readCartNow } from "#app/features/cart/server/cart-service.server.ts"
import { toSeenCart } from "#app/features/cart/server/seen-cart.server.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { reply } from "#app/server/api-reply.server.ts"
import { readCartHandle } from "#app/server/cart-cookie.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession, type Session } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/session-api.ts"

/** What the browser adds to public pages: how much is in the cart, and who is signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { commerce, locale } = context.get(requestContext)
  const [state, session] = await Promise.all([
    readCartHandle(request).then(readCartNow),
    readSession(request, { commerce, locale }),
  ])
  const cart: SessionAnswer = {
    seen_cart: toSeenCart(state, { hasOrdered: (await placedOrders(request)).length > 0 }),
    cart: state.kind === "open" ? toCartSummary(state.cart) : null,
    cart_available: state.kind !== "unavailable",
  }
  return reply({ ...cart, ...toKnownCustomer(session) })
}

/** An outage says nothing of who is signed in. */
function toKnownCustomer(session: Session) {
  const customer_available = session.state !== "unavailable"
  if (session.state !== "authenticated") return { customer: null, customer_available }
  const { first_name, last_name, email } = session.customer
  return { customer: { first_name, last_name, email }, customer_available }
}
