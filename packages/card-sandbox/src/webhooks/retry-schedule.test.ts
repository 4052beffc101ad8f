import { expect, it } from "vitest"
import { nextTryIn } from "./retry-schedule.ts"

it("waits twice as long each time, a minute at most, and gives up after three days", () => {
  expect([1, 2, 3, 6, 7, 100].map((tries) => nextTryIn(tries, 0))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ])
  expect(nextTryIn(100, 3 * 24 * 3_600_000)).toBe(60_000)
  expect(nextTryIn(100, 3 * 24 * 3_600_000 + 1)).toBeNull()
})
