import { redirect } from "react-router"
import { pathsIn } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/verify.ts"

/** Where a card provider sends the shopper back; without a payment under way the summary is the place to be. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathsIn(context.get(requestContext).locale).payment())
}

export default function Verify() {
  return null
}
