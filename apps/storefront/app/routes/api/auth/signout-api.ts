import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { signOut } from "#app/features/account/server/sign-in.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/signout-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ context }: Route.ActionArgs) {
  const outcome = await signOut(context.get(requestContext))
  return answerOutcome(outcome, () => ({ success: true }), "An error occurred while logging out.")
}
