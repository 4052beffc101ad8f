import type { MedusaRequest } from "@medusajs/framework/http"
import type { OpenFile } from "../files/file-store.ts"
import { shopFiles } from "../files/shop-files.ts"
import { REVIEW_MODULE } from "../modules/review/index.ts"
import type { Review } from "../modules/review/service.ts"
import { photoOfFile } from "../photos/keep-photos.ts"
import { requireParam } from "./require-param.ts"

/** The photo that the path names, if its review exists and the reader may see the photos of it. */
export async function openReviewPhoto(
  req: MedusaRequest,
  isSeen: (review: Review) => boolean,
): Promise<OpenFile | undefined> {
  const file = requireParam(req, "file")
  const reviews = req.scope.resolve(REVIEW_MODULE)
  const photo = photoOfFile(file)
  const owner = photo && (await reviews.photos.ownerOf(photo))
  const review = owner && (await reviews.find(owner))
  return review && isSeen(review) ? await shopFiles().reviewPhotos.open(file) : undefined
}
