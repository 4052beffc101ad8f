import { expect, test } from "vitest"
import { cancelReason, isPaidLater, isRefundOfCanceling, refundOfCanceling } from "./money-rules.ts"

const ORDERED = "2026-11-21T12:00:00Z"

test.each([
  ["bank_transfer", "2026-11-21T12:01:00Z", true],
  ["card", "2026-11-21T12:00:02Z", false],
  ["card", "2026-11-21T12:11:00Z", true],
  ["cash_on_delivery", "2026-11-24T12:00:00Z", false],
  [null, "2026-11-21T12:01:00Z", true],
] as const)("money by %s at %s is reported: %s", (method, capturedAt, isReported) => {
  expect(isPaidLater(method, ORDERED, capturedAt)).toBe(isReported)
})

test.each([
  [null, false],
  ["2026-11-21T12:00:01Z", true],
  ["2026-11-21T11:59:59Z", true],
  ["2026-11-21T10:00:00Z", false],
])("a refund at noon belongs to a cancellation at %s: %s", (canceledAt, belongs) => {
  expect(isRefundOfCanceling(canceledAt, ORDERED)).toBe(belongs)
})

test.each([
  [{ cancel_reason: "unpaid" }, "unpaid"],
  [{ cancel_reason: "anything" }, "other"],
  [null, "other"],
])("the reason of %j is %s", (metadata, reason) => {
  expect(cancelReason({ metadata })).toBe(reason)
})

test.each([
  [[], 0],
  [[["12:00", 5000]], 5000],
  [[["11:00", 1200]], 0],
  [
    [
      ["12:00", 3800],
      ["11:59", 1200],
    ],
    3800,
  ],
] as const)("of the refunds %j a cancellation at noon has given back %i", (refunds, amount) => {
  const made = refunds.map(([time, one]) => ({ amount: one, created_at: `2026-11-21T${time}:00Z` }))
  expect(refundOfCanceling(made, ORDERED)).toBe(amount)
})
