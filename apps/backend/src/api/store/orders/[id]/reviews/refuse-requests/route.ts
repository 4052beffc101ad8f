import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { refuseReviewRequests } from "../../../../../../domains/reviews/order-reviews.ts"
import { requireParam } from "../../../../../require-param.ts"

/** The buyer opts out of review requests. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await refuseReviewRequests(req.scope, requireParam(req, "id"))
  res.json({ refused: true })
}
