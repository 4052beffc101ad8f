import { addDays, addWorkingDays, budapestDay } from "@porteka/hungary"
import fc from "fast-check"
import { expect, test } from "vitest"
import { overdueBefore } from "./transfer-overdue.ts"

test.each([
  // Ordered on Tuesday the 10th: due Wednesday the 18th, Thursday is there to enter it.
  ["2026-11-19T22:59:59Z", "2026-11-10T12:00:00Z", false],
  ["2026-11-19T23:00:00Z", "2026-11-10T12:00:00Z", true],
  // 23:30 in Budapest and half an hour past midnight are two days.
  ["2026-11-20T08:00:00Z", "2026-11-10T22:30:00Z", true],
  ["2026-11-20T08:00:00Z", "2026-11-10T23:30:00Z", false],
  // Ordered on Thursday the 12th: due Friday the 20th, entered on Monday.
  ["2026-11-23T12:00:00Z", "2026-11-12T12:00:00Z", false],
  ["2026-11-24T12:00:00Z", "2026-11-12T12:00:00Z", true],
  // Due on Wednesday 23 December: the next working day is Monday the 28th.
  ["2026-12-28T12:00:00Z", "2026-12-15T12:00:00Z", false],
  ["2026-12-29T12:00:00Z", "2026-12-15T12:00:00Z", true],
])("at %s an order of %s is overdue: %s", (now, placed, isOverdue) => {
  expect(new Date(placed) < overdueBefore(new Date(now), 8)).toBe(isOverdue)
})

test("never before the last day in the e-mail and a working day have passed", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2025-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 40 * 24 }),
      (now, dueDays, hoursAgo) => {
        const placed = new Date(now.getTime() - hoursAgo * 3_600_000)
        const lastDay = addWorkingDays(addDays(budapestDay(placed), dueDays), 1)
        expect(placed < overdueBefore(now, dueDays)).toBe(lastDay < budapestDay(now))
      },
    ),
  )
})
