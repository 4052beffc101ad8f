import { addressBody } from "#app/features/account/server/address-body.ts"
import { listAddresses, saveAddress } from "#app/features/account/server/addresses.server.ts"
import { answerAddresses, answerCustomer } from "#app/features/account/server/answer-addresses.server.ts"
import { badRequest } from "#app/server/api/api-reply.server.ts"
import { readJson } from "#app/server/api/json-body.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/addresses-api.ts"

export async function loader({ context }: Route.LoaderArgs) {
  return answerAddresses(await listAddresses(context.get(requestContext)))
}

/** A new address. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await readJson(request, addressBody)
  if (!body) return badRequest("The address is not complete.")
  const visit = context.get(requestContext)
  return answerCustomer(await saveAddress(visit, null, body), visit)
}
