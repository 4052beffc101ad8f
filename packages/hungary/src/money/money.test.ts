import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { currencyDecimals, formatMoney, formatNumber, formatPercent } from "./money.ts"

describe("formatMoney", () => {
  it.each([
    [0, "0\u00A0Ft"],
    [990, "990\u00A0Ft"],
    [1290, "1\u00A0290\u00A0Ft"],
    [12900, "12\u00A0900\u00A0Ft"],
    [1234567, "1\u00A0234\u00A0567\u00A0Ft"],
    [-12900, "\u221212\u00A0900\u00A0Ft"],
    [-0, "0\u00A0Ft"],
    [12900.4, "12\u00A0900\u00A0Ft"],
    [-0.3, "0\u00A0Ft"],
  ])("writes %d forints the Hungarian way", (amount, expected) => {
    expect(formatMoney(amount, "huf", "hu")).toBe(expected)
  })

  it.each([
    [12900, "HUF", "HUF\u00A012,900"],
    [-490, "HUF", "\u2212HUF\u00A0490"],
    [12.5, "EUR", "EUR\u00A012.50"],
    [1.005, "EUR", "EUR\u00A01.01"],
    [1500, "JPY", "JPY\u00A01,500"],
  ])("writes %d %s in English", (amount, currency, expected) => {
    expect(formatMoney(amount, currency, "en")).toBe(expected)
  })

  it("shows another currency as that currency, with its decimals", () => {
    expect(formatMoney(1234.5, "EUR", "hu")).toBe("1\u00A0234,50\u00A0EUR")
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (amount) => {
    expect(() => formatMoney(amount, "HUF", "hu")).toThrow(RangeError)
  })

  it("loses no digit of a whole amount", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom("hu" as const, "en" as const), (amount, locale) => {
        const digits = formatMoney(amount, "HUF", locale)
          .replace(/[^\d\u2212]/g, "")
          .replace("\u2212", "-")
        expect(Number(digits)).toBe(amount)
      }),
    )
  })
})

describe("formatNumber and formatPercent", () => {
  it("uses the decimal comma in Hungarian", () => {
    expect(formatNumber(1234.56, "hu", 1)).toBe("1\u00A0234,6")
    expect(formatNumber(-0.04, "en", 1)).toBe("0.0")
  })

  it("writes rates without a space", () => {
    expect(formatPercent(0.27, "hu")).toBe("27%")
    expect(formatPercent(0.275, "hu")).toBe("27,5%")
  })

  it("knows which currencies have no decimals", () => {
    expect([currencyDecimals("huf"), currencyDecimals("EUR")]).toEqual([0, 2])
  })
})
