import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { signUp } from "#app/features/account/server/sign-up.server.ts"
import { toSignUp } from "#app/features/account/server/to-sign-up.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/signup-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.signup)
  if (!body) return badRequest("The body does not have the form of this call.")
  const visit = context.get(requestContext)
  const outcome = await signUp(visit, toSignUp(body, visit.locale))
  return answerOutcome(
    outcome,
    ({ email }) => ({ username: email, isSignUpComplete: false, email }),
    "Failed to register",
  )
}
