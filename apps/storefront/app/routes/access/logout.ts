import { redirect, redirectDocument } from "react-router"
import { signOut } from "#app/features/account/server/sign-in.server.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/logout.ts"

/** Logout needs a POST: opening a URL must not change anything. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathsIn(context.get(requestContext).locale).home())
}

export async function action({ context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const { headers } = await signOut(shop)
  // A full page load, so that no account data stays in the browser's memory.
  throw redirectDocument(`${pathsIn(shop.locale).login()}?done=signed_out`, { status: 303, headers })
}
