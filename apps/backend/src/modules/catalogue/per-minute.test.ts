import { expect, test } from "vitest"
import { allowPerMinute } from "./per-minute.ts"

test("returns true a limited number of times, and again in the next minute", () => {
  let time = 120_000
  const may = allowPerMinute(2, () => time)
  expect([may(), may(), may(), may()]).toEqual([true, true, false, false])
  time += 59_999
  expect(may()).toBe(false)
  time += 1
  expect([may(), may(), may()]).toEqual([true, true, false])
})
