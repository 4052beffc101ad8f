import { answerSearch } from "#app/features/search/answer-search.server.ts"
import { notFound, replyJson } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/search-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** Search results while typing: `GET /api/search?locale=hu&q=bögre`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return replyJson(() => answerSearch(context.get(requestContext), new URL(request.url).searchParams))
}
