import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatPhone, parsePhone } from "./phone.ts"

describe("parsePhone", () => {
  it.each([
    "06301234567",
    "+36301234567",
    "0036 30 123 4567",
    "36301234567",
    "30 123 4567",
    "06-30/123-4567",
    "(06 30) 123-4567",
    "+36 06 30 123 4567",
    "06.30.123.4567",
  ])("reads %j as a mobile number", (input) => {
    expect(parsePhone(input)).toEqual({ ok: true, e164: "+36301234567", kind: "mobile" })
  })

  it.each([
    ["06 1 234 5678", "+3612345678"],
    ["1 234 5678", "+3612345678"],
    ["(62) 123-456", "+3662123456"],
    ["36 412 345", "+3636412345"],
    ["06 36 412 345", "+3636412345"],
    ["+36 36 412 345", "+3636412345"],
    ["36 36 412 345", "+3636412345"],
    ["06 21 200 3000", "+36212003000"],
  ])("reads %j as a landline number", (input, e164) => {
    expect(parsePhone(input)).toEqual({ ok: true, e164, kind: "landline" })
  })

  it("takes numbers of other countries by their length", () => {
    expect(parsePhone("+43 1 234567 8")).toEqual({ ok: true, e164: "+4312345678", kind: "foreign" })
    expect(parsePhone("0040 721 234 567")).toEqual({ ok: true, e164: "+40721234567", kind: "foreign" })
    expect(parsePhone("+431234")).toEqual({ ok: false, fault: "format" })
  })

  it.each([
    ["", "format"],
    ["igen", "format"],
    ["123", "format"],
    ["06 30 123 456", "number"],
    ["06 30 123 45678", "number"],
    ["06 60 123 4567", "number"],
    ["06 62 123 4567", "number"],
    ["06 1 234 567", "number"],
    ["30-123-4567 x2", "format"],
  ])("refuses %j: %s", (input, fault) => {
    expect(parsePhone(input)).toEqual({ ok: false, fault })
  })
})

describe("formatPhone", () => {
  it.each([
    ["+36301234567", "+36 30 123 4567"],
    ["+3612345678", "+36 1 234 5678"],
    ["+3662123456", "+36 62 123 456"],
    ["+4312345678", "+43 1 2345678"],
    ["+436641234567", "+43 664 1234567"],
    ["+442079460958", "+44 20 7946 0958"],
    ["+447911123456", "+44 7911 123456"],
    ["+4915112345678", "+49 151 12345678"],
    ["+33612345678", "+33 6 12 34 56 78"],
    ["+40721234567", "+40 721 234 567"],
    ["+12025550143", "+1 202 555 0143"],
    ["+353861234567", "+353 861 234 567"],
    ["06 30", "06 30"],
  ])("shows %s as %s", (e164, shown) => {
    expect(formatPhone(e164)).toBe(shown)
  })

  it("shows numbers in a form that is read back as the same number", () => {
    const mobile = fc.constantFrom("20", "30", "31", "50", "70")
    fc.assert(
      fc.property(mobile, fc.integer({ min: 0, max: 9_999_999 }), (area, number) => {
        const e164 = `+36${area}${String(number).padStart(7, "0")}`
        expect(parsePhone(formatPhone(e164))).toEqual({ ok: true, e164, kind: "mobile" })
      }),
    )
  })
})
