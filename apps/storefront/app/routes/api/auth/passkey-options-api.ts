import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { passkeyOptions } from "#app/features/account/server/passkeys.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/passkey-options-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** The options to create a passkey, for a customer who is logged in and enters the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.passkeyOptions)
  if (!body) return badRequest("The body does not have the form of this call.")
  const outcome = await passkeyOptions(context.get(requestContext), body)
  return answerOutcome(outcome, ({ attempt, options }) => ({ attempt, options }), "Failed to add passkey")
}
