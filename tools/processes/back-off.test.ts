import { expect, test } from "vitest"
import { HEALTHY_AFTER_MS, restartDelay, restartsAfterRun } from "./back-off.ts"

test("pauses double and end at a ceiling", () => {
  expect([0, 1, 2, 5, 6, 100].map(restartDelay)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
})

test("a healthy run resets the pauses", () => {
  expect(restartsAfterRun(4, HEALTHY_AFTER_MS)).toBe(0)
  expect(restartsAfterRun(4, HEALTHY_AFTER_MS - 1)).toBe(4)
})
