import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { REVIEW_STATES } from "@porteka/commerce-sdk"
import { REVIEW_MODULE } from "../../../modules/review/index.ts"
import { pagingSchema } from "../../paging.ts"
import { parseInput } from "../../parse-input.ts"
import { toAdminReviews } from "./review-view.ts"

export const querySchema = pagingSchema().extend({ state: z.enum(REVIEW_STATES).optional() })

/** Reviews, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { state, limit, offset } = parseInput(querySchema, req.query)
  const [reviews, count] = await req.scope.resolve(REVIEW_MODULE).list(state, limit, offset)
  res.json({ reviews: await toAdminReviews(req.scope, reviews), count, limit, offset })
}
