import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/review-photo.ts"

const FILE = /^[0-9a-f-]{36}-(small|large)\.jpg$/

/** A photo in a review. Neither storefront nor browser caches it, so that it disappears with its review. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!FILE.test(params.file)) throw new Response(null, { status: 404 })
  const { commerce } = context.get(requestContext)
  const photo = await read(commerce.reviews.photo(params.file))
  return new Response(await photo.arrayBuffer(), {
    headers: {
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
    },
  })
}
