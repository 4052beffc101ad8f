import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { resendCode } from "#app/features/account/server/sign-up.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/resend-code-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.username)
  if (!body) return badRequest("The body does not have the form of this call.")
  const outcome = await resendCode(context.get(requestContext), request, { email: body.username })
  return answerOutcome(outcome, () => ({ success: true }), "Failed to resend verification code")
}
