import { splitName } from "@porteka/hungary"
import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { authBodies } from "#app/features/account/server/auth-bodies.ts"
import { toAuthUser } from "#app/features/account/server/auth-user.ts"
import { updateUser } from "#app/features/account/server/profile.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/update-user-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, authBodies.updateUser)
  if (!body) return badRequest("The body does not have the form of this call.")
  const visit = context.get(requestContext)
  const outcome = await updateUser(visit, {
    // In the language in which the calls answer the name, so that it can be sent back as it came.
    ...(body.name === undefined ? {} : splitName(body.name, visit.locale)),
    ...(body.phone_number === undefined ? {} : { phone: body.phone_number }),
  })
  return answerOutcome(
    outcome,
    ({ customer }) => ({ success: true, user: toAuthUser(customer, visit.locale) }),
    "Failed to update user",
  )
}
