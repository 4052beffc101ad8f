import { answerOutcome } from "#app/features/account/server/answer-outcome.server.ts"
import { toApiCustomer } from "#app/features/account/server/api-customer.ts"
import { toOutcome } from "#app/features/account/server/to-outcome.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/me-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** 401 means: not logged in. */
export async function loader({ context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  const outcome = await toOutcome(() => commerce.account.session())
  return answerOutcome(
    outcome,
    ({ customer }) => ({ customer: toApiCustomer(customer) }),
    "Failed to check authentication",
  )
}
