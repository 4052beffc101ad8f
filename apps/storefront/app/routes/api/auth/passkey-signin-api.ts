import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { toAuthUser } from "#app/features/account/server/auth-user.ts"
import { signInWithPasskey } from "#app/features/account/server/passkeys.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/passkey-signin-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.passkeySignIn)
  if (!body) return badRequest("The body does not have the form of this call.")
  const visit = context.get(requestContext)
  const outcome = await signInWithPasskey(visit, request, body)
  return answerOutcome(
    outcome,
    ({ customer, token }) => ({ isAuthenticated: true, user: toAuthUser(customer, visit.locale), token }),
    "Login failed",
  )
}
