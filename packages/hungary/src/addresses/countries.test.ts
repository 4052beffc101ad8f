import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { BILLING_COUNTRIES, countryName, isAbroad } from "./countries.ts"

describe("countries", () => {
  it("are each named once in every language", () => {
    for (const locale of LOCALES) {
      const names = BILLING_COUNTRIES.map((code) => countryName(code, locale))
      expect(new Set(names).size).toBe(BILLING_COUNTRIES.length)
      for (const name of names) expect(name).toMatch(/\p{L}{3}/u)
    }
    expect(countryName("de", "hu")).toBe("Németország")
    expect(countryName("DE", "en")).toBe("Germany")
  })

  it("include the whole European Union", () => {
    const union = "at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk"
    expect(BILLING_COUNTRIES).toEqual(expect.arrayContaining(union.split(" ")))
  })

  it.each([
    ["hu", false],
    ["HU", false],
    ["", false],
    [null, false],
    ["at", true],
  ])("%j is abroad: %s", (code, expected) => {
    expect(isAbroad(code)).toBe(expected)
  })

  it("leaves a code of nobody as it is", () => {
    expect(countryName("zz9", "hu")).toBe("ZZ9")
  })
})
