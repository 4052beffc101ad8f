import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { openReviewPhoto } from "../../../../../open-review-photo.ts"
import { requireParam } from "../../../../../require-param.ts"
import { PRIVATE_PICTURE, sendFile } from "../../../../../send-file.ts"

/** A photo of a review, for its author, whatever was decided about it. The storefront decides who may see an order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendFile(res, await openReviewPhoto(req, ({ order_id: id }) => id === requireParam(req, "id")), {
    "content-type": "image/jpeg",
    ...PRIVATE_PICTURE,
  })
}
