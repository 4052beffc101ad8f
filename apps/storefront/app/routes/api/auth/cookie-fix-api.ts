import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { reissueCookie } from "#app/features/account/server/reissue-cookie.server.ts"
import { badRequest, notFound, reply } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { forgetSession } from "#app/server/session/session-cookie.server.ts"
import type { Route } from "./+types/cookie-fix-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** Sets the cookie again, or deletes it. Only the access token in the body is used (ruling D13). */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.cookieFix)
  if (!body) return badRequest("The body must be { userData } or { clear: true }.")
  if ("clear" in body) {
    return reply({ success: true }, { headers: { "set-cookie": forgetSession() } })
  }
  const outcome = await reissueCookie(context.get(requestContext), request, body.userData)
  return answerOutcome(outcome, () => ({ success: true }), "Not authenticated")
}
