import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { toOutcome } from "#app/features/account/server/to-outcome.server.ts"
import { badRequest, jsonError, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import type { Route } from "./+types/sync-medusa-api.ts"

const UNAUTHORIZED = 401
const FORBIDDEN = 403
const UNAVAILABLE = 503

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/**
 * A token for the customer's calls. Only for the logged-in customer; another e-mail address in the body is
 * refused (ruling D13).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.syncMedusa)
  if (!body) return badRequest("The body does not have the form of this call.")
  const visit = context.get(requestContext)
  const session = await readSession(request, visit)
  if (session.state === "unavailable") return jsonError(UNAVAILABLE, "Failed to check authentication")
  if (session.state === "guest") return jsonError(UNAUTHORIZED, "Not authenticated")
  if (body.email !== undefined && body.email.toLowerCase() !== session.customer.email) {
    return jsonError(FORBIDDEN, "The e-mail is not that of this sign-in")
  }
  const outcome = await toOutcome(() => visit.commerce.account.accessToken())
  return answerOutcome(
    outcome,
    ({ access_token: token }) => ({ success: true, token }),
    "Failed to check authentication",
  )
}
