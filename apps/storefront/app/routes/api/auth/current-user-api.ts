import { toApiCustomer } from "#app/features/account/server/api-customer.ts"
import { toAuthUser } from "#app/features/account/server/auth-user.ts"
import { jsonError, notFound, reply } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/current-user-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

const UNAVAILABLE = 503

/** Who is logged in. An outage is reported as such and logs nobody out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(requestContext)
  const session = await readSession(request, visit)
  if (session.state === "unavailable") return jsonError(UNAVAILABLE, "Failed to check authentication")
  if (session.state === "guest") return reply({ isAuthenticated: false })
  const customer = toApiCustomer(session.customer)
  return reply({
    isAuthenticated: true,
    ...toAuthUser(session.customer, visit.locale),
    medusa: { authenticated: true, customer },
  })
}
