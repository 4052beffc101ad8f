import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isVatExempt, parseTaxNumber } from "./tax-number.ts"

describe("parseTaxNumber", () => {
  it.each(["12345676-1-41", "12345676141", " 12345676 - 1 - 41 ", "12345676–1–41"])("reads %j", (input) => {
    expect(parseTaxNumber(input)).toEqual({ ok: true, value: "12345676-1-41" })
  })

  it.each(["22764672-2-03", "26138727-2-51"])("accepts %s", (input) => {
    expect(parseTaxNumber(input)).toEqual({ ok: true, value: input })
  })

  it.each([
    ["12345678-1-41", "check_digit"],
    ["12345676-6-41", "vat_code"],
    ["12345676-0-41", "vat_code"],
    ["12345676-1-21", "area_code"],
    ["12345676-1-01", "area_code"],
    ["12345676-1-45", "area_code"],
    ["12345676", "format"],
    ["1234567-1-41", "format"],
    ["", "format"],
    ["abc", "format"],
    ["HU12345676", "eu_number"],
  ])("refuses %j: %s", (input, fault) => {
    expect(parseTaxNumber(input)).toEqual({ ok: false, fault })
  })

  it("notices every single mistyped digit of the core", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digits = [..."12345676"]
        digits[position] = String((Number(digits[position]) + shift) % 10)
        expect(parseTaxNumber(`${digits.join("")}-1-41`)).toEqual({ ok: false, fault: "check_digit" })
      }),
    )
  })
})

it.each([
  ["12345676-1-41", true],
  ["12345676-2-41", false],
  ["12345678-1-41", false],
])("isVatExempt(%j) is %s", (taxNumber, isExempt) => {
  expect(isVatExempt(taxNumber)).toBe(isExempt)
})
