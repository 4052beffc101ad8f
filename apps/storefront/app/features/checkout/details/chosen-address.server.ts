import type { RequestContext } from "#app/server/request-context.server.ts"
import { readSession } from "#app/server/session/session.server.ts"
import { chosenValues, toCustomerOffer } from "./customer-defaults.ts"

/** The fields of the saved address that was chosen without scripts. */
export async function chosenAddress(
  shopContext: RequestContext,
  request: Request,
  form: FormData,
): Promise<Record<string, string>> {
  const session = await readSession(request, shopContext)
  if (session.state !== "authenticated") return {}
  const { addresses } = toCustomerOffer(session.customer, shopContext.locale)
  const chosen = addresses.find(({ id }) => id === form.get("saved_address"))
  return chosen ? chosenValues(chosen, form) : {}
}
