import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findLocale } from "@porteka/shop/languages"
import { readOrderReviews, writeReview } from "../../../../../domains/reviews/order-reviews.ts"
import { reviewSchema } from "../../../../../domains/reviews/review-input.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

/** The delivered products of an order, with their reviews. The storefront decides who may see an order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await readOrderReviews(req.scope, requireParam(req, "id"), findLocale(req.locale)))
}

/** Writes a review of a delivered product; until it is decided, it can be rewritten. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  await writeReview(req.scope, id, parseInput(reviewSchema, req.body))
  res.json(await readOrderReviews(req.scope, id, findLocale(req.locale)))
}
