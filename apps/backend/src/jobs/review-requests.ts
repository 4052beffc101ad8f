import type { MedusaContainer } from "@medusajs/framework/types"
import { enqueueReviewRefusals, enqueueReviewRequests } from "../domains/reviews/review-mails.ts"
import { deleteLostReviewPhotos } from "../domains/reviews/review-photos.ts"
import { runSeparately } from "../domains/run-separately.ts"

/**
 * Asks buyers for reviews, some days after delivery, and finds refusals whose author was not told; the e-mail job sends what is
 * queued here. Deletes photos of deleted reviews.
 */
export default async function reviewRequests(container: MedusaContainer): Promise<void> {
  await runSeparately(container, {
    enqueueReviewRequests,
    reviewRefusals: () => enqueueReviewRefusals(container),
    deleteLostReviewPhotos,
  })
}

export const config = { name: "review-requests", schedule: "*/10 * * * *" }
