import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/build-meta.ts"

/** Which build is running; open pages ask now and then and offer to reload (ruling D18). */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ id: context.get(requestContext).buildId })
}
