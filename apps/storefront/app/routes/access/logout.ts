import { redirect, redirectDocument } from "react-router"
import { signOut } from "#app/features/account/server/sign-in.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/logout.ts"

/** Logging out takes a press of a button: an address that is only opened changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathsIn(context.get(requestContext).locale).home())
}

export async function action({ context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const { headers } = await signOut(shop)
  // A page load of its own: nothing of the account stays in the browser's memory.
  throw redirectDocument(`${pathsIn(shop.locale).login()}?done=signed_out`, { status: 303, headers })
}
