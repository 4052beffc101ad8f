import { expect, it } from "vitest"
import { completionWait, PAYMENT_WAITS_MS, setupWait } from "./payment-waits.ts"

it("waits as the specification says", () => {
  expect(PAYMENT_WAITS_MS).toEqual([300, 500, 1000])
  expect([1, 2, 3, 4].map(setupWait)).toEqual([300, 500, 1000, null])
  expect([1, 2, 3, 4, 50].map(completionWait)).toEqual([300, 500, 1000, 1000, 1000])
})
