import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  addDays,
  budapestDay,
  budapestTime,
  startOfBudapestDay,
  toCalendarDay,
  weekday,
} from "./calendar-day.ts"

describe("days of the Budapest calendar", () => {
  it.each([
    ["2026-11-06T22:59:59Z", "2026-11-06"],
    ["2026-11-06T23:00:00Z", "2026-11-07"],
    ["2026-07-06T21:59:59Z", "2026-07-06"],
    ["2026-07-06T22:00:00Z", "2026-07-07"],
  ])("%s falls on %s", (moment, day) => {
    expect(budapestDay(moment)).toBe(day)
  })

  it("shows midnight as hour 0", () => {
    expect(budapestTime("2026-11-06T23:00:00Z")).toMatchObject({ hour: 0, minute: 0, day: 7 })
  })

  it("agrees with the time zone database", () => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Budapest",
      dateStyle: "short",
      timeStyle: "medium",
    })
    const pad = (value: number) => String(value).padStart(2, "0")
    const agrees = (time: number) => {
      const { year, month, day, hour, minute, second } = budapestTime(new Date(time))
      const ours = `${year}-${pad(month)}-${pad(day)} ${pad(hour)}:${pad(minute)}:${pad(second)}`
      // Expecting each of 120,000 times takes longer than comparing them.
      if (ours !== clock.format(time)) expect(ours).toBe(clock.format(time))
    }
    fc.assert(fc.property(fc.integer({ min: Date.UTC(1996, 0), max: Date.UTC(2060, 0) }), agrees))
    for (let hour = Date.UTC(2024, 0); hour < Date.UTC(2031, 0); hour += 3_600_000) {
      agrees(hour - 1)
      agrees(hour)
    }
  })

  it("knows the weekday and adds days over months and leap days", () => {
    expect(weekday("2026-11-20")).toBe(5)
    expect(weekday("1969-12-28")).toBe(7)
    expect(addDays("2028-02-27", 2)).toBe("2028-02-29")
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31")
  })

  it.each(["2026-02-30", "2026-13-01", "26-1-1", "", "tomorrow"])("refuses %j", (day) => {
    expect(() => addDays(day, 1)).toThrow(RangeError)
  })

  it("finds the first moment of every day, also when the clocks change", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (offset) => {
        const day = addDays("1996-01-01", offset)
        const start = startOfBudapestDay(day)
        expect(budapestDay(start)).toBe(day)
        expect(budapestDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })

  it("refuses a day that does not exist", () => {
    expect(() => toCalendarDay(2026, 2, 29)).toThrow(RangeError)
  })
})
