import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isTooFarAhead, lastDayOfCard, typedGiftCardCode } from "./gift-cards.ts"

describe("a typed code", () => {
  it.each([
    "8BD15A164FBC30AA",
    "8BD1 5A16 4FBC 30AA",
    " 8bd1-5a16-4fbc-30aa ",
    "8BD1\u00a05A16\u00a04FBC 30AA",
  ])("%s is a gift card's", (typed) => {
    expect(typedGiftCardCode(typed)).toBe("8BD15A164FBC30AA")
  })

  it.each(["", "UDVOZLET10", "8BD15A164FBC30A", "8BD15A164FBC30AAB", "8BD15A164FBC30AX"])(
    "%s is not",
    (typed) => {
      expect(typedGiftCardCode(typed)).toBeNull()
    },
  )
})

describe("the day a gift card is sent", () => {
  it.each([
    ["2026-11-25", "2026-11-25", false],
    ["2026-12-24", "2026-11-25", false],
    ["2026-11-24", "2026-11-25", false],
    ["2027-11-25", "2026-11-25", false],
    ["2027-11-26", "2026-11-25", true],
  ])("%s, asked on %s, is too far ahead: %s", (day, today, isTooFar) => {
    expect(isTooFarAhead(day, today)).toBe(isTooFar)
  })
})

describe("the last day of a gift card", () => {
  it.each([
    ["2026-11-25", 36, "2029-11-25"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-01-31", 13, "2027-02-28"],
    ["2026-12-31", 12, "2027-12-31"],
  ])("sold on %s for %d months: %s", (soldOn, months, last) => {
    expect(lastDayOfCard(soldOn, months)).toBe(last)
  })

  it("is later for a later sale, and never in a month beyond", () => {
    const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 120 }), (date, months) => {
        const soldOn = date.toISOString().slice(0, 10)
        const last = lastDayOfCard(soldOn, months)
        const [year = 0, month = 0] = soldOn.split("-").map(Number)
        const [lastYear = 0, lastMonth = 0] = last.split("-").map(Number)
        expect(lastYear * 12 + lastMonth).toBe(year * 12 + month + months)
        expect(last > soldOn).toBe(true)
      }),
    )
  })
})
