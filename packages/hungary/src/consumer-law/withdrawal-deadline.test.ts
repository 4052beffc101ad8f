import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, weekday } from "../dates/calendar-day.ts"
import { addWorkingDays, easterSunday, isWorkingDay, publicHolidays } from "../dates/holidays.ts"
import {
  refundDeadline,
  sendBackDeadline,
  withdrawalDeadline,
  withdrawalStatus,
} from "./withdrawal-deadline.ts"

describe("public holidays", () => {
  it.each([
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
  ])("finds Easter of %d", (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it("lists those of 2026", () => {
    expect(publicHolidays(2026)).toEqual([
      "2026-01-01",
      "2026-03-15",
      "2026-04-03",
      "2026-04-06",
      "2026-05-01",
      "2026-05-25",
      "2026-08-20",
      "2026-10-23",
      "2026-11-01",
      "2026-12-24",
      "2026-12-25",
      "2026-12-26",
    ])
  })

  it("has Easter always on a Sunday between 22 March and 25 April", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2300 }), (year) => {
        const easter = easterSunday(year)
        expect(weekday(easter)).toBe(7)
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
      }),
    )
  })

  it("counts working days over weekends and holidays", () => {
    expect(addWorkingDays("2026-12-23", 1)).toBe("2026-12-28")
    expect(addWorkingDays("2026-11-20", 2)).toBe("2026-11-24")
    expect(addWorkingDays("2026-11-21", 0)).toBe("2026-11-23")
    expect(isWorkingDay("2026-04-03")).toBe(false)
  })
})

describe("withdrawalDeadline", () => {
  it.each([
    ["2026-11-06", "2026-11-20"],
    ["2026-12-11", "2026-12-28"],
    ["2026-10-17", "2026-11-02"],
    ["2026-03-20", "2026-04-07"],
    ["2026-10-20", "2026-11-03"],
  ])("delivered on %s: until %s", (delivered, deadline) => {
    expect(withdrawalDeadline(delivered)).toBe(deadline)
  })

  it("is a working day, never earlier than 14 days and never later than 19", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const delivered = addDays("2024-01-01", offset)
        const deadline = withdrawalDeadline(delivered)
        expect(isWorkingDay(deadline)).toBe(true)
        expect(deadline >= addDays(delivered, 14) && deadline <= addDays(delivered, 19)).toBe(true)
      }),
    )
  })
})

describe("withdrawalStatus", () => {
  it("lasts until midnight in Budapest", () => {
    expect(withdrawalStatus("2026-11-06", "2026-11-20T22:59:59Z")).toBe("within")
    expect(withdrawalStatus("2026-11-06", "2026-11-20T23:00:00Z")).toBe("expired")
  })

  it("is unknown before delivery", () => {
    expect(withdrawalStatus(null, "2026-11-20T00:00:00Z")).toBe("unknown")
  })

  it("asks the money back 14 days after the declaration", () => {
    expect(refundDeadline("2026-12-18")).toBe("2027-01-01")
    expect(sendBackDeadline("2026-12-18")).toBe("2027-01-01")
  })
})
