import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopFiles } from "../../../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../../../modules/review/index.ts"
import { photoOfFile } from "../../../../photos/keep-photos.ts"
import { requireParam } from "../../../require-param.ts"
import { sendFile } from "../../../send-file.ts"

/** A photo of a review, as long as the review exists and is not refused. File names cannot be guessed. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const file = requireParam(req, "file")
  const reviews = req.scope.resolve(REVIEW_MODULE)
  const photo = photoOfFile(file)
  const owner = photo && (await reviews.photos.ownerOf(photo))
  const review = owner && (await reviews.find(owner))
  const isThere = review && review.state !== "refused"
  await sendFile(res, isThere ? await shopFiles().reviewPhotos.open(file) : undefined, {
    "content-type": "image/jpeg",
    // Not cached: when a review is deleted or refused, its photos must be gone everywhere.
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  })
}
