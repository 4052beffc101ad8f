import { findPickupPoints } from "#app/features/checkout/delivery/pickup-points.server.ts"
import { notFound, replyJson } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/pickup-points-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** Pickup points while typing: `GET /api/pickup-points?q=6720`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  return replyJson(() => findPickupPoints(commerce, new URL(request.url).searchParams.get("q")))
}
