import type { SessionAnswer } from "#app/features/cart/contract/session-answer.ts"
import { readCartNow } from "#app/features/cart/server/read-cart.server.ts"
import { toSeenCart } from "#app/features/cart/server/seen-cart.server.ts"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { notFound, reply } from "#app/server/api/api-reply.server.ts"
import { readCartHandle } from "#app/server/cart/cart-cookie.server.ts"
import { callContext } from "#app/server/request-context.server.ts"
import { readSession, type Session } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/session-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** What the browser adds to public pages: the cart's count, and who is logged in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [state, session] = await Promise.all([
    readCartHandle(request).then(readCartNow),
    readSession(request, context.get(callContext)),
  ])
  const seen_cart = toSeenCart(state, { hasOrdered: (await placedOrders(request)).length > 0 })
  const cart: SessionAnswer = {
    seen_cart,
    cart: seen_cart.state === "open" ? seen_cart.summary : null,
    cart_available: seen_cart.state !== "unavailable",
  }
  return reply({ ...cart, ...toKnownCustomer(session) })
}

/** In an outage the answer says nothing about the login. */
function toKnownCustomer(session: Session) {
  const customer_available = session.state !== "unavailable"
  if (session.state !== "authenticated") return { customer: null, customer_available }
  const { id, first_name, last_name, email, phone } = session.customer
  return { customer: { id, first_name, last_name, email, phone }, customer_available }
}
