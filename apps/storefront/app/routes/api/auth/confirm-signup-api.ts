import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { confirmSignUp } from "#app/features/account/server/sign-up.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/confirm-signup-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.confirmSignup)
  if (!body) return badRequest("The body does not have the form of this call.")
  const { username: email, confirmationCode: code, password, firstName, lastName } = body
  const outcome = await confirmSignUp(context.get(requestContext), request, {
    email,
    code,
    password,
    first_name: firstName,
    last_name: lastName,
  })
  return answerOutcome(outcome, () => ({ isSignUpComplete: true }), "Failed to confirm registration")
}
