import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addressLines } from "./address-lines.ts"
import { fullName, splitName } from "./person-name.ts"

describe("names", () => {
  it("puts the family name first in Hungarian", () => {
    const anna = { first_name: "Anna", last_name: "Kovács" }
    expect(fullName(anna, "hu")).toBe("Kovács Anna")
    expect(fullName(anna, "en")).toBe("Anna Kovács")
    expect(fullName({ first_name: " Anna ", last_name: null }, "hu")).toBe("Anna")
    expect(fullName({}, "hu")).toBe("")
  })

  it.each([
    ["Kovács Anna Mária", "hu", "Kovács", "Anna Mária"],
    ["Anna Mária Kovács", "en", "Mária Kovács", "Anna"],
    ["  Kovács   Anna ", "hu", "Kovács", "Anna"],
    ["Anna", "en", "", "Anna"],
    ["", "hu", "", ""],
  ] as const)("splits %j (%s)", (name, locale, last_name, first_name) => {
    expect(splitName(name, locale)).toEqual({ last_name, first_name })
  })

  it("joins what it split", () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{0,8}( [A-Z][a-z]{0,8}){0,3}$/)
    fc.assert(
      fc.property(name, fc.constantFrom("hu" as const, "en" as const), (text, locale) => {
        expect(fullName(splitName(text, locale), locale)).toBe(text)
      }),
    )
  })
})

describe("addressLines", () => {
  const address = {
    first_name: "Anna",
    last_name: "Kovács",
    company: "Minta Kft.",
    metadata: { tax_number: "12345676-1-41" },
    postal_code: "1052",
    city: "Budapest",
    address_1: "Váci utca 12.",
    address_2: "2. em. 5.",
    country_code: "hu",
  }

  it("prints the Hungarian order", () => {
    expect(addressLines(address, "hu")).toEqual([
      "Kovács Anna",
      "Minta Kft.",
      "Adószám: 12345676-1-41",
      "1052 Budapest",
      "Váci utca 12.",
      "2. em. 5.",
    ])
  })

  it("prints the English order, the country only when it is another one", () => {
    const foreign = { ...address, company: null, address_2: " ", country_code: "AT" }
    expect(addressLines(foreign, "en", "Austria")).toEqual([
      "Anna Kovács",
      "Váci utca 12.",
      "1052 Budapest",
      "Austria",
    ])
    expect(addressLines(foreign, "en").at(-1)).toBe("AT")
  })

  it("leaves no empty lines", () => {
    expect(addressLines({}, "hu")).toEqual([])
  })
})
