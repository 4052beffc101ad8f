import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { netOf, vatShare } from "./vat.ts"

describe("vatShare", () => {
  it.each([
    [12900, 10157, 2743],
    [1290, 1016, 274],
    [990, 780, 210],
    [0, 0, 0],
    [-12900, -10157, -2743],
  ])("splits %d into net %d and VAT %d at 27%%", (gross, net, vat) => {
    expect(netOf(gross, 0.27)).toBe(net)
    expect(vatShare(gross, 0.27)).toBe(vat)
  })

  it("finds no VAT at rate zero", () => {
    expect(vatShare(12900, 0)).toBe(0)
  })

  it("adds up to the gross price and stays within half a forint of the exact share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (gross) => {
        expect(netOf(gross, 0.27) + vatShare(gross, 0.27)).toBe(gross)
        expect(Math.abs(vatShare(gross, 0.27) - (gross * 27) / 127)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
