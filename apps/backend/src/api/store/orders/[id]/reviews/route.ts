import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findLocale } from "@porteka/shop/languages"
import { readOrderReviews, writeReview } from "../../../../../domains/reviews/order-reviews.ts"
import type { ReviewInput } from "../../../../../domains/reviews/review-input.ts"
import { requireParam } from "../../../../require-param.ts"

/** The delivered goods of an order, with what was said of them. Who may see an order is the storefront's to decide. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOrderReviews(req.scope, requireParam(req, "id"), findLocale(req.locale)))
}

/** A review of delivered goods; until somebody decides about it, it can be written anew. */
export async function POST(req: MedusaRequest<ReviewInput>, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await writeReview(req.scope, id, req.validatedBody)
  res.json(await readOrderReviews(req.scope, id, findLocale(req.locale)))
}
