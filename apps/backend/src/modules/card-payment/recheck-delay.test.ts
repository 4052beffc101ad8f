import { expect, test } from "vitest"
import { recheckDelaySeconds } from "./recheck-delay.ts"

test("an attempt is checked less and less often, but never forgotten", () => {
  expect([0, 1, 2, 3, 4, 1_000].map(recheckDelaySeconds)).toEqual([20, 40, 80, 120, 120, 120])
})
