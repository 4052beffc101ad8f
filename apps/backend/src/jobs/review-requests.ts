import type { MedusaContainer } from "@medusajs/framework/types"
import { noteReviewRequests } from "../domains/reviews/review-mails.ts"
import { deleteLostPhotos } from "../domains/reviews/review-photos.ts"

/** Asks buyers what they think, some days after delivery; the job of the mails sends what is noted here. Deletes photos of reviews that are gone. */
export default async function reviewRequests(container: MedusaContainer): Promise<void> {
  await noteReviewRequests(container)
  await deleteLostPhotos(container)
}

export const config = { name: "review-requests", schedule: "*/10 * * * *" }
