import type { MedusaContainer } from "@medusajs/framework/types"
import { noteReviewRequests } from "../domains/reviews/review-mails.ts"
import { deleteLostPhotos } from "../domains/reviews/review-photos.ts"

/**
 * Asks buyers for reviews, some days after delivery; the e-mail job sends what is queued here. Deletes photos
 * of deleted reviews.
 */
export default async function reviewRequests(container: MedusaContainer): Promise<void> {
  await noteReviewRequests(container)
  await deleteLostPhotos(container)
}

export const config = { name: "review-requests", schedule: "*/10 * * * *" }
