import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findLocale } from "@porteka/shop/languages"
import { readOrderReviews, removeReview } from "../../../../../../domains/reviews/order-reviews.ts"
import type { ReviewRemoval } from "../../../../../../domains/reviews/review-input.ts"
import { requireParam } from "../../../../../require-param.ts"

/** Deletes a review for good, published or not. */
export async function POST(req: MedusaRequest<ReviewRemoval>, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await removeReview(req.scope, id, req.validatedBody.product_id)
  res.json(await readOrderReviews(req.scope, id, findLocale(req.locale)))
}
