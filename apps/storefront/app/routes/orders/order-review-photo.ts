import { readOwnOrder } from "#app/features/orders/own-order.server.ts"
import { photoAnswer, requirePhotoFile } from "#app/features/reviews/photo-answer.server.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/order-review-photo.ts"

/** A photo of a review that is not published, or not yet: for everybody who may see its order. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const file = requirePhotoFile(params.file)
  const { commerce, locale } = context.get(requestContext)
  await readOwnOrder(request, params.id, { commerce, locale })
  return photoAnswer(await read(commerce.reviews.photoOfOrder({ id: params.id, file })))
}
