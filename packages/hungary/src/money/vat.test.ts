import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { netOf } from "./vat.ts"

describe("netOf", () => {
  it.each([
    [12900, 10157],
    [1290, 1016],
    [990, 780],
    [0, 0],
    [-12900, -10157],
  ])("takes the VAT of 27%% out of %d: %d", (gross, net) => {
    expect(netOf(gross, 0.27)).toBe(net)
  })

  it("takes nothing out at rate zero", () => {
    expect(netOf(12900, 0)).toBe(12900)
  })

  it("stays within half a forint of the exact net price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (gross) => {
        expect(Math.abs(netOf(gross, 0.27) - (gross * 100) / 127)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
