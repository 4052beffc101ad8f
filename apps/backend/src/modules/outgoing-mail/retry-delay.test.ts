import { expect, test } from "vitest"
import { MAX_ATTEMPTS, retryDelayMinutes } from "./retry-delay.ts"

test("waits longer after every failure, up to an hour", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(retryDelayMinutes)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
})

test("goes on trying for more than half a day", () => {
  const minutes = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayMinutes(index + 1))
  expect(minutes.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(12 * 60)
})
