import { expect, test } from "vitest"
import { findRestartDelay, HEALTHY_AFTER_MS, MOST_RESTARTS, restartsAfterRun } from "./back-off.ts"

test("pauses double and end at a ceiling", () => {
  expect([0, 1, 2, 3, 4].map(findRestartDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
})

test("a program that keeps dying is given up", () => {
  expect(findRestartDelay(MOST_RESTARTS)).toBeUndefined()
})

test("a healthy run wipes the slate", () => {
  expect(restartsAfterRun(4, HEALTHY_AFTER_MS)).toBe(0)
  expect(restartsAfterRun(4, HEALTHY_AFTER_MS - 1)).toBe(4)
})
