import { expect, it } from "vitest"
import { estimateDelivery } from "./estimated-delivery.ts"

it.each([
  // Friday: packing takes 1 or 2 working days, a courier 1 or 2, a locker 2 or 3, the shop itself none or 1.
  ["courier", "2026-11-20T10:00:00Z", "2026-11-24", "2026-11-26"],
  [null, "2026-11-20T10:00:00Z", "2026-11-24", "2026-11-26"],
  ["locker", "2026-11-20T10:00:00Z", "2026-11-25", "2026-11-27"],
  ["pickup", "2026-11-20T10:00:00Z", "2026-11-23", "2026-11-25"],
  // Over Christmas and the weekend after it.
  ["courier", "2026-12-23T10:00:00Z", "2026-12-29", "2026-12-31"],
])("by %s, ordered at %s: %s to %s", (code, now, from, to) => {
  expect(estimateDelivery(code, new Date(now))).toEqual({ from, to })
})
