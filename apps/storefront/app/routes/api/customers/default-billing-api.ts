import { setDefault } from "#app/features/account/server/addresses.server.ts"
import { answerCustomer } from "#app/features/account/server/answer-addresses.server.ts"
import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/default-billing-api.ts"

/** Only `POST` is supported. */
export function loader() {
  return notFound()
}

export async function action({ params: { id }, context }: Route.ActionArgs) {
  const visit = context.get(requestContext)
  return answerCustomer(await setDefault(visit, id, "billing"), visit)
}
