import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { passkeySignInOptions } from "#app/features/account/server/passkeys.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/passkey-challenge-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

/** A single-use challenge that a browser answers with a passkey. */
export async function action({ context }: Route.ActionArgs) {
  const outcome = await passkeySignInOptions(context.get(requestContext))
  return answerOutcome(outcome, ({ attempt, options }) => ({ attempt, options }), "Login failed")
}
