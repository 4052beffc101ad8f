import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { addPasskey } from "#app/features/account/server/passkeys.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/passkeys-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** Saves a new passkey. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.passkey)
  if (!body) return badRequest("The body does not have the form of this call.")
  const outcome = await addPasskey(context.get(requestContext), body)
  return answerOutcome(outcome, () => ({ success: true }), "Failed to add passkey")
}
