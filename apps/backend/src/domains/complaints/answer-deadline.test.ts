import { expect, test } from "vitest"
import { answerDeadline } from "./answer-deadline.ts"

test.each([
  ["2026-11-25T10:00:00Z", 30, "2026-12-25"],
  ["2026-11-25T23:30:00Z", 30, "2026-12-26"],
  ["2027-01-31T09:00:00Z", 14, "2027-02-14"],
])("a complaint of %s is answered within %i days, by %s", (receivedAt, days, deadline) => {
  expect(answerDeadline(receivedAt, days)).toBe(deadline)
})
