import type { ProductRating } from "@porteka/commerce-sdk"

/** Each product begins with this number of average ratings, so that a single one with five stars is not the best. */
const EXPECTED = { average: 4, count: 3 }

/** By what products are ordered if the best rated come first; 0 without ratings. */
export function ratingRank(rating: ProductRating | null): number {
  if (!rating) return 0
  const stars = EXPECTED.average * EXPECTED.count + rating.average * rating.count
  return stars / (EXPECTED.count + rating.count)
}
