import { expect, test } from "vitest"
import { firstWaiting } from "./first-waiting.ts"

test.each([
  [{}, "to_pack"],
  [{ done: 12, cancelled: 3 }, "to_pack"],
  [{ to_pack: 0, to_pay: 2, under_way: 5 }, "to_pay"],
  [{ to_pay: 2, to_ship: 1 }, "to_ship"],
  [{ problem: 1, to_pay: 9 }, "problem"],
  [{ under_way: 4 }, "under_way"],
  [{ problem: 1, to_pack: 1, to_ship: 1 }, "to_pack"],
])("with %j orders, the desk opens to %s", (counts, stage) => {
  expect(firstWaiting(counts)).toBe(stage)
})
