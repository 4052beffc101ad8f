import { notFound } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/build-meta.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** The id of the running build; open pages check it from time to time and offer to reload (ruling D18). */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ id: context.get(requestContext).buildId })
}
