import { describe, expect, it } from "vitest"
import { brandOf, formatCvc, formatExpiry, formatNumber, problemOf, readExpiry } from "./card-fields.ts"

const NOW = new Date(2026, 10, 21)
const GOOD = { number: "4242 4242 4242 4242", expiry: "11 / 26", cvc: "123" }

describe("while typing", () => {
  it.each([
    ["4242", "4242"],
    ["42424", "4242 4"],
    ["4242424242424242", "4242 4242 4242 4242"],
    ["42424242424242429999", "4242 4242 4242 4242"],
    ["3782822463100059", "3782 822463 10005"],
    ["4242-abcd", "4242"],
  ])("the number %s is shown as %s", (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown)
  })

  it.each([
    ["1", "1"],
    ["5", "05"],
    ["11", "11"],
    ["112", "11 / 2"],
    ["1126", "11 / 26"],
    ["11/26", "11 / 26"],
    ["1/26", "01 / 26"],
    ["11 / 2026", "11 / 26"],
    ["11/2026", "11 / 26"],
  ])("the date %s is shown as %s", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it("the code has three digits, four with American Express", () => {
    expect(formatCvc("12345", GOOD.number)).toBe("123")
    expect(formatCvc("12345", "3782 822463 10005")).toBe("1234")
  })
})

describe("what is wrong", () => {
  it.each([
    ["number", {}, null],
    ["number", { number: "4242 4242" }, "incomplete_number"],
    ["number", { number: "4242 4242 4242 4241" }, "invalid_number"],
    ["expiry", {}, null],
    ["expiry", { expiry: "" }, "incomplete_expiry"],
    ["expiry", { expiry: "13 / 30" }, "incomplete_expiry"],
    ["expiry", { expiry: "10 / 26" }, "invalid_expiry_year_past"],
    ["cvc", {}, null],
    ["cvc", { cvc: "12" }, "incomplete_cvc"],
    ["cvc", { number: "3782 822463 10005" }, "incomplete_cvc"],
  ] as const)("with the %s of %j: %s", (field, typed, problem) => {
    expect(problemOf(field, { ...GOOD, ...typed }, NOW)).toBe(problem)
  })

  it("reads month and year", () => {
    expect(readExpiry("01 / 30")).toEqual({ month: 1, year: 2030 })
    expect(readExpiry("00 / 30")).toBeNull()
  })

  it("knows the makers", () => {
    expect(["4", "5555", "2221", "37", "9"].map(brandOf)).toEqual([
      "visa",
      "mastercard",
      "mastercard",
      "amex",
      "unknown",
    ])
  })
})
