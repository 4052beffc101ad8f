import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shorten } from "./shorten.ts"

describe("shorten", () => {
  it.each([
    ["Kék bögre", 20, "Kék bögre"],
    ["Kézzel festett, kék bögre", 17, "Kézzel festett…"],
    ["  két\n\nsor  ", 20, "két sor"],
    ["egyetlenhosszúszó", 8, "egyetlen…"],
  ])("%j at %i", (text, most, expected) => {
    expect(shorten(text, most)).toBe(expected)
  })

  it("never grows beyond its limit and the mark", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, most) => {
        expect(shorten(text, most).length).toBeLessThanOrEqual(most + 1)
      }),
    )
  })
})
