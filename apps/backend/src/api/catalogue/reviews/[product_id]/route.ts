import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ProductReviews } from "@porteka/commerce-sdk"
import { REVIEW_PHOTOS_FOLDER } from "../../../../domains/reviews/review-photos.ts"
import { REVIEW_MODULE } from "../../../../modules/review/index.ts"
import { toPhotoView } from "../../../../photos/keep-photos.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { requireParam } from "../../../require-param.ts"

/** The maximum on a page. */
const MOST_REVIEWS = 50

const isProductId = (id: string) => /^prod_\w{1,60}$/.test(id)

/** A product's reviews, newest first; the change feed announces changes with the product's tag. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductReviews>): Promise<void> {
  const reviews = req.scope.resolve(REVIEW_MODULE)
  const id = requireParam(req, "product_id")
  if (!isProductId(id)) throw notFound("There is no such product")
  const [shown, distribution] = await Promise.all([
    reviews.shownOf(id, MOST_REVIEWS),
    reviews.distributionOf(id),
  ])
  const photos = await reviews.photos.listOf(shown.map(({ id: reviewId }) => reviewId))
  res.json({
    distribution,
    reviews: shown.map(({ id: reviewId, stars, text, author, answer, locale, created_at: at }) => ({
      id: reviewId,
      stars,
      text,
      author,
      answer,
      locale,
      created_at: at.toISOString(),
      photos: (photos.get(reviewId) ?? []).map((photo) => toPhotoView(photo, REVIEW_PHOTOS_FOLDER)),
    })),
  })
}
