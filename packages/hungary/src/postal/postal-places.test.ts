import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { PLACES } from "./places.ts"
import { postalCodeOfTown, roughPlaceOf } from "./postal-places.ts"
import { readTowns } from "./read-towns.ts"

describe("roughPlaceOf", () => {
  it.each([
    ["1117", 47.47, 19.05],
    ["1007", 47.53, 19.05],
    ["6720", 46.25, 20.15],
    ["6791", 46.25, 20.15],
    ["8237", 46.96, 17.87],
    ["4033", 47.53, 21.63],
  ])("%s lies near %d, %d", (code, latitude, longitude) => {
    const place = roughPlaceOf(code)
    expect(place?.latitude).toBeCloseTo(latitude, 1)
    expect(place?.longitude).toBeCloseTo(longitude, 1)
  })

  it("is inside Hungary for every possible code", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), (number) => {
        const place = roughPlaceOf(String(number))
        expect(place?.latitude).toBeGreaterThan(45.7)
        expect(place?.latitude).toBeLessThan(48.6)
        expect(place?.longitude).toBeGreaterThan(16.1)
        expect(place?.longitude).toBeLessThan(22.9)
      }),
    )
  })

  it.each(["", "12", "0123", "Szeged"])("knows nothing of %j", (text) => {
    expect(roughPlaceOf(text)).toBeNull()
  })

  it("names only towns of the table of postal codes", () => {
    const towns = new Set([...readTowns().values()].flat())
    const named = PLACES.trim()
      .split(/[|\n]/)
      .flatMap((entry) => entry.split(" ")[0] ?? [])
      .filter((name) => !/^\d/.test(name))
    expect(named.filter((name) => !towns.has(name))).toEqual([])
  })
})

describe("postalCodeOfTown", () => {
  it.each([
    ["Szeged", "6700"],
    ["nyiregyhaza", "4246"],
    ["  GÖDÖLLŐ ", "2100"],
  ])("%j begins with %s", (name, code) => {
    expect(postalCodeOfTown(name)).toBe(code)
  })

  it.each(["", "Szeg", "Atlantisz"])("does not know %j", (name) => {
    expect(postalCodeOfTown(name)).toBeNull()
  })
})
