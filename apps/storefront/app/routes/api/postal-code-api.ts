import { answerPostalCode } from "#app/forms/fill-town.server.ts"
import { notFound, reply } from "#app/server/api/api-reply.server.ts"
import type { Route } from "./+types/postal-code-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** Towns and county of a postal code: `GET /api/postal-codes/7400`. */
export function loader({ params }: Route.LoaderArgs) {
  const answer = answerPostalCode(params.code)
  return answer ? reply(answer) : notFound()
}
