import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { changePassword } from "#app/features/account/server/password.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/change-password-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.changePassword)
  if (!body) return badRequest("The body does not have the form of this call.")
  const { oldPassword: old_password, newPassword: new_password } = body
  const outcome = await changePassword(context.get(requestContext), request, { old_password, new_password })
  return answerOutcome(outcome, () => ({ success: true }), "Failed to change password")
}
