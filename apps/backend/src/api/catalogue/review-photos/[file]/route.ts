import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { openReviewPhoto } from "../../../open-review-photo.ts"
import { PRIVATE_PICTURE, sendFile } from "../../../send-file.ts"

/** A photo of a published review, for everybody. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await sendFile(res, await openReviewPhoto(req, ({ state }) => state === "approved"), {
    "content-type": "image/jpeg",
    ...PRIVATE_PICTURE,
  })
}
