import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { roundCash } from "./cash-rounding.ts"

describe("roundCash", () => {
  it.each([
    [12901, 12900],
    [12902, 12900],
    [12903, 12905],
    [12907, 12905],
    [12908, 12910],
    [12897.5, 12900],
    [2.49, 0],
    [2.5, 5],
    [7.49, 5],
    [7.5, 10],
    [0, 0],
    [-12903, -12905],
    [-1, 0],
  ])("%d is paid as %d", (amount, cash) => {
    expect(roundCash(amount)).toBe(cash)
  })

  it("is a multiple of 5, at most 2 forints from a whole amount, and stays when rounded again", () => {
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        const cash = roundCash(amount)
        expect(Math.abs(cash % 5)).toBe(0)
        expect(Math.abs(cash - amount)).toBeLessThanOrEqual(2)
        expect(roundCash(cash)).toBe(cash)
      }),
    )
  })
})
