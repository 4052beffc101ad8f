import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findLocale } from "@porteka/shop/languages"
import { readOrderReviews, removeReview } from "../../../../../../domains/reviews/order-reviews.ts"
import { reviewRemovalSchema } from "../../../../../../domains/reviews/review-input.ts"
import { parseInput } from "../../../../../parse-input.ts"
import { requireParam } from "../../../../../require-param.ts"

/** Deletes a review for good, published or not. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await removeReview(req.scope, id, parseInput(reviewRemovalSchema, req.body).product_id)
  res.json(await readOrderReviews(req.scope, id, findLocale(req.locale)))
}
