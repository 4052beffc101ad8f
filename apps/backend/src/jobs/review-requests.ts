import type { MedusaContainer } from "@medusajs/framework/types"
import { noteReviewRequests } from "../domains/reviews/review-mails.ts"

/** Asks buyers what they think, some days after delivery; the job of the mails sends what is noted here. */
export default async function reviewRequests(container: MedusaContainer): Promise<void> {
  await noteReviewRequests(container)
}

export const config = { name: "review-requests", schedule: "*/10 * * * *" }
