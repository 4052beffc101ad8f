import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { budapestDistrict, isPostalCode } from "./postal-code.ts"
import { lookUpPostalCode } from "./postal-codes.ts"
import { TOWNS } from "./towns.ts"

describe("budapestDistrict", () => {
  it.each([
    ["1052", "V"],
    ["1138", "XIII"],
    ["1188", "XVIII"],
    ["1214", "XXI"],
    ["1007", "XIII"],
    ["1011", "I"],
    ["1239", "XXIII"],
  ])("%s lies in district %s", (code, roman) => {
    expect(budapestDistrict(code)?.roman).toBe(roman)
  })

  it.each(["1240", "2040", "1000", "1009", "105", ""])("%j has no district", (code) => {
    expect(budapestDistrict(code)).toBeNull()
  })
})

describe("isPostalCode", () => {
  it("wants four digits, the first not 0", () => {
    expect(["1052", "9999"].every(isPostalCode)).toBe(true)
    expect(["0123", "105", "10522", "H-1052", " 1052", "１０５２", ""].some(isPostalCode)).toBe(false)
  })
})

describe("lookUpPostalCode", () => {
  it("fills in the town of a code that has one", () => {
    expect(lookUpPostalCode("2100")).toEqual({
      code: "2100",
      towns: ["Gödöllő"],
      county: { code: "HU-PE", name: "Pest" },
      district: null,
      known: true,
    })
  })

  it("gives the choice where several places share a code", () => {
    expect(lookUpPostalCode("7400")?.towns).toEqual(["Kaposvár", "Orci", "Zselickislak"])
  })

  it("knows Budapest and its districts", () => {
    const info = lookUpPostalCode("1052")
    expect(info).toMatchObject({
      towns: ["Budapest"],
      county: { code: "HU-BU" },
      district: { number: 5 },
      known: true,
    })
    expect(lookUpPostalCode("1999")).toMatchObject({ towns: ["Budapest"], district: null, known: false })
  })

  it("allows a code it does not know, with its county", () => {
    expect(lookUpPostalCode("8888")).toMatchObject({ towns: [], county: { name: "Zala" }, known: false })
  })

  it("refuses what is no postal code", () => {
    expect(lookUpPostalCode("12")).toBeNull()
  })

  it.each([
    ["6720", "Csongrád-Csanád"],
    ["7100", "Tolna"],
    ["8230", "Veszprém"],
    ["8360", "Zala"],
    ["8600", "Somogy"],
    ["9700", "Vas"],
    ["2440", "Pest"],
    ["2451", "Fejér"],
    ["2175", "Nógrád"],
    ["2510", "Komárom-Esztergom"],
    ["3100", "Nógrád"],
    ["3300", "Heves"],
    ["3525", "Borsod-Abaúj-Zemplén"],
    ["4024", "Hajdú-Bihar"],
    ["4244", "Szabolcs-Szatmár-Bereg"],
    ["5000", "Jász-Nagykun-Szolnok"],
    ["5600", "Békés"],
    ["6000", "Bács-Kiskun"],
    ["7621", "Baranya"],
    ["8000", "Fejér"],
    ["8100", "Veszprém"],
    ["8840", "Somogy"],
    ["9021", "Győr-Moson-Sopron"],
    ["7000", "Fejér"],
    ["7041", "Fejér"],
    ["7275", "Somogy"],
    ["7355", "Tolna"],
    ["8432", "Győr-Moson-Sopron"],
  ])("%s lies in county %s", (code, county) => {
    expect(lookUpPostalCode(code)?.county.name).toBe(county)
  })

  it("names every code once and in a well-formed way", () => {
    const entries = TOWNS.trim().split(/[|\n]/)
    expect(entries.length).toBeGreaterThan(350)
    for (const entry of entries) expect(entry).toMatch(/^\d{4}([-,]\d{4})* \p{Lu}\p{L}+(,\p{Lu}\p{L}+)*$/u)
    const codes = entries.flatMap((entry) => entry.match(/\d{4}/g) ?? [])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it("finds a county for every possible code", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (number) => {
        expect(lookUpPostalCode(String(number))?.county.code).toMatch(/^HU-[A-Z]{2}$/)
      }),
    )
  })
})
