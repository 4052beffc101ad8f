import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { showReviewsOf } from "../../../../domains/reviews/order-reviews.ts"
import { reviewDecisionSchema } from "../../../../domains/reviews/review-input.ts"
import { enqueueReviewRefusals } from "../../../../domains/reviews/review-mails.ts"
import { sendSoon } from "../../../../mail/send-soon.ts"
import { REVIEW_MODULE } from "../../../../modules/review/index.ts"
import { notFound } from "../../../../refusals/refusals.ts"
import { staffText } from "../../../../staff-language/staff-language.ts"
import { parseInput } from "../../../parse-input.ts"
import { requireParam } from "../../../require-param.ts"
import { toAdminReviews } from "../review-view.ts"

const CONFLICT = 409
const BAD_REQUEST = 400

/** Publishes, refuses or answers a review, and tells the author of a refusal; if two staff members do so at once, the second one gets an error. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = requireParam(req, "id")
  const reviews = req.scope.resolve(REVIEW_MODULE)
  const before = await reviews.find(id)
  if (!before) throw notFound("There is no such review")
  const decision = parseInput(reviewDecisionSchema, req.body)
  if (decision.state === "refused" && decision.reason === "") {
    res.status(BAD_REQUEST).json({
      type: "invalid_data",
      message: staffText({
        hu: "Az elutasításhoz írja meg az okát: a vevő látja.",
        en: "Say why you refuse it: the buyer will see it.",
      }),
    })
    return
  }
  const decidedBy = req.auth_context.actor_id
  if (!(await reviews.decide(id, { ...decision, decidedBy }))) {
    res.status(CONFLICT).json({
      type: "conflict",
      code: "review_changed",
      message: staffText({
        hu: "A vélemény közben megváltozott, a döntés nincs elmentve. Nézze meg újra.",
        en: "The review has changed meanwhile, the decision is not saved. Look at it again.",
      }),
    })
    return
  }
  if (before.state === "approved" || decision.state === "approved")
    await showReviewsOf(req.scope, before.product_id)
  if (decision.state === "refused") await sendSoon(req.scope, await enqueueReviewRefusals(req.scope, id))
  const after = await reviews.find(id)
  res.json({ review: after && (await toAdminReviews(req.scope, [after]))[0] })
}
