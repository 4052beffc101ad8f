import { describe, expect, it } from "vitest"
import { formatOpeningHours, isAlwaysOpen } from "./opening-hours.ts"

const WEEK = [
  { from: 1, to: 5, opens: "08:00", closes: "18:00" },
  { from: 6, to: 6, opens: "09:30", closes: "13:00" },
]

describe("formatOpeningHours", () => {
  it.each([
    ["hu", "hétfő–péntek 8:00–18:00, szombat 9:30–13:00"],
    ["en", "Monday–Friday 8\u00a0am–6\u00a0pm, Saturday 9:30\u00a0am–1\u00a0pm"],
  ] as const)("in %s", (locale, text) => {
    expect(formatOpeningHours(WEEK, locale)).toBe(text)
  })
})

describe("isAlwaysOpen", () => {
  it.each([
    [[{ from: 1, to: 7, opens: "00:00", closes: "24:00" }], true],
    [[{ from: 1, to: 5, opens: "00:00", closes: "24:00" }], false],
    [WEEK, false],
    [[], false],
  ])("%j: %s", (hours, always) => {
    expect(isAlwaysOpen(hours)).toBe(always)
  })
})
