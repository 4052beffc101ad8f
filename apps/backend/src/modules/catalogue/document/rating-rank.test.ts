import { expect, it } from "vitest"
import { ratingRank } from "./rating-rank.ts"

it("ranks many good ratings above a single best one, and products without ratings last", () => {
  const ratings = [
    { average: 4.8, count: 20 },
    { average: 5, count: 1 },
    { average: 4.1, count: 1 },
    { average: 3, count: 1 },
    { average: 3, count: 20 },
    { average: 1, count: 50 },
    null,
  ]
  const ranks = ratings.map(ratingRank)
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  expect(new Set(ranks).size).toBe(ranks.length)
})
