import type { AdminReview, ListAnswer, ReviewState } from "@porteka/commerce-sdk"
import { fetchPage, post } from "../../back-end.ts"

/** @param state empty: all of them */
export function listReviews(
  page: number,
  state: ReviewState | "",
): Promise<ListAnswer<"reviews", AdminReview>> {
  return fetchPage("/admin/reviews", page, state ? { state } : {})
}

export async function decideReview(
  { id, version }: AdminReview,
  decision: { state: ReviewState; reason: string; answer: string },
): Promise<void> {
  await post(`/admin/reviews/${id}`, { after: version, ...decision })
}
