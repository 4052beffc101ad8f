import { data, redirect } from "react-router"
import { placedOrders } from "#app/features/orders/placed-orders-cookie.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/success.ts"

/** Redirects to the newest order of this browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [newest] = await placedOrders(request)
  if (!newest) throw data(null, { status: 404 })
  throw redirect(pathsIn(context.get(requestContext).locale).orderConfirmation(newest))
}

export default function Success() {
  return null
}
