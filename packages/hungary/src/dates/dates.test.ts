import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays } from "./calendar-day.ts"
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatOnDate,
  formatTime,
  formatUntilDate,
} from "./dates.ts"

describe("dates", () => {
  it("are written in both languages, long and short", () => {
    expect(formatDate("2026-03-05", "hu")).toBe("2026. március 5.")
    expect(formatDate("2026-03-05", "hu", "short")).toBe("2026. 03. 05.")
    expect(formatDate("2026-03-05", "en")).toBe("March 5, 2026")
    expect(formatDate("2026-03-05", "en", "short")).toBe("Mar 5, 2026")
  })

  it("show moments in Budapest time", () => {
    expect(formatDate("2026-11-20T23:30:00Z", "hu")).toBe("2026. november 21.")
    expect(formatDateTime("2026-11-20T13:07:00Z", "hu")).toBe("2026. november 20. 14:07")
    expect(formatDateTime("2026-11-20T13:07:00Z", "hu", "short")).toBe("2026. 11. 20. 14:07")
    expect(formatDateTime(new Date("2026-07-20T13:07:00Z"), "en")).toBe("July 20, 2026, 3:07\u00a0pm")
    expect(formatDateTime("2026-11-20T08:05:00Z", "en")).toBe("November 20, 2026, 9:05\u00a0am")
    expect(formatDateTime("2026-11-19T23:05:00Z", "en")).toBe("November 20, 2026, 12:05\u00a0am")
    expect(formatDateTime("2026-11-20T11:00:00Z", "en")).toBe("November 20, 2026, 12:00\u00a0pm")
  })

  it.each([
    ["08:00", "8:00", "8\u00a0am"],
    ["13:30", "13:30", "1:30\u00a0pm"],
    ["12:00", "12:00", "12\u00a0pm"],
    ["00:00", "0:00", "12\u00a0am"],
    ["24:00", "24:00", "12\u00a0am"],
  ])("writes the time of day %s", (time, hu, en) => {
    expect(formatTime(time, "hu")).toBe(hu)
    expect(formatTime(time, "en")).toBe(en)
  })

  it.each([
    ["2026-11-24", "2026-11-26", "november 24–26.", "November 24–26"],
    ["2026-11-30", "2026-12-02", "november 30. – december 2.", "November 30 – December 2"],
    ["2026-11-24", "2026-11-24", "november 24.", "November 24"],
    [
      "2026-12-30",
      "2027-01-04",
      "2026. december 30. – 2027. január 4.",
      "December 30, 2026 – January 4, 2027",
    ],
  ])("writes the range %s to %s", (from, to, hu, en) => {
    expect(formatDateRange(from, to, "hu")).toBe(hu)
    expect(formatDateRange(from, to, "en")).toBe(en)
  })

  it.each([
    ["2026-11-01", "2026. november 1-jéig", "until November 1, 2026"],
    ["2026-11-20", "2026. november 20-ig", "until November 20, 2026"],
    ["2026-10-31", "2026. október 31-ig", "until October 31, 2026"],
  ])("says until %s", (day, hu, en) => {
    expect(formatUntilDate(day, "hu")).toBe(hu)
    expect(formatUntilDate(day, "en")).toBe(en)
  })

  it("says on a day, with the ending of the spoken number", () => {
    const endings = Array.from({ length: 31 }, (_, index) => {
      const day = `2026-12-${String(index + 1).padStart(2, "0")}`
      return formatOnDate(day, "hu").replace("2026. december ", "")
    })
    expect(endings.join(" ")).toBe(
      "1-jén 2-án 3-án 4-én 5-én 6-án 7-én 8-án 9-én 10-én 11-én 12-én 13-án 14-én 15-én 16-án 17-én 18-án 19-én 20-án " +
        "21-én 22-én 23-án 24-én 25-én 26-án 27-én 28-án 29-én 30-án 31-én",
    )
    expect(formatOnDate("2026-11-20", "en")).toBe("on November 20, 2026")
  })

  it("refuses what is no date", () => {
    expect(() => formatDate("yesterday", "hu")).toThrow(RangeError)
    expect(() => formatDate(new Date(Number.NaN), "en")).toThrow(RangeError)
  })

  it("writes every day unambiguously", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (offset) => {
        const day = addDays("1980-01-01", offset)
        expect(formatDate(day, "hu", "short").replace(/\. ?/g, "-").slice(0, 10)).toBe(day)
      }),
    )
  })
})
