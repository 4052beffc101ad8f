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
    expect(addressLines({ ...address, company: null, address_2: " " }, "en")).toEqual([
      "Anna Kovács",
      "Váci utca 12.",
      "1052 Budapest",
    ])
  })

  it("ends an address abroad with its country, with the town before it in any language", () => {
    const foreign = {
      first_name: "Anna",
      last_name: "Kovács",
      company: "Muster GmbH",
      metadata: { tax_number: "ATU12345678" },
      postal_code: "1010",
      city: "Wien",
      address_1: "Graben 1",
      country_code: "AT",
    }
    expect(addressLines(foreign, "hu")).toEqual([
      "Kovács Anna",
      "Muster GmbH",
      "Közösségi adószám: ATU12345678",
      "Graben 1",
      "1010 Wien",
      "Ausztria",
    ])
    expect(addressLines({ ...foreign, province: "Tirol" }, "en").slice(2)).toEqual([
      "EU VAT number: ATU12345678",
      "Graben 1",
      "1010 Wien, Tirol",
      "Austria",
    ])
    expect(addressLines({ ...foreign, country_code: "ch" }, "en")[2]).toBe("Foreign tax number: ATU12345678")
  })

  it("leaves no empty lines", () => {
    expect(addressLines({}, "hu")).toEqual([])
  })
})
