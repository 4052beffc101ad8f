import { photoAnswer, requirePhotoFile } from "#app/features/reviews/photo-answer.server.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/review-photo.ts"

/** A photo of a published review. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { commerce } = context.get(requestContext)
  return photoAnswer(await read(commerce.reviews.photo(requirePhotoFile(params.file))))
}
