import { addressBody } from "#app/features/account/server/address-body.ts"
import { changeAddress, deleteAddress } from "#app/features/account/server/addresses.server.ts"
import { answerCustomer } from "#app/features/account/server/answer-addresses.server.ts"
import { badRequest, notFound } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/address-api.ts"

/** Only `POST` and `DELETE` is supported. */
export function loader() {
  return notFound()
}

/**
 * Changes the fields that are sent, or deletes the address. Another customer's address does not exist (404).
 */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const visit = context.get(requestContext)
  if (request.method === "DELETE") {
    return answerCustomer(await deleteAddress(visit, id), visit)
  }
  const body = await readJson(request, addressBody.partial())
  if (!body) return badRequest("A field of the address is not as it must be.")
  return answerCustomer(await changeAddress(visit, id, body), visit)
}
