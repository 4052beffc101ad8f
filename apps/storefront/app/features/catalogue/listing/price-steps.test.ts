import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { handlePositions, priceScale } from "./price-steps.ts"

describe("priceScale", () => {
  it.each([
    [
      { min: 1490, max: 36_900 },
      { min: 1000, max: 37_000, step: 500 },
    ],
    [
      { min: 990, max: 990 },
      { min: 990, max: 990, step: 1 },
    ],
    [
      { min: 100, max: 1100 },
      { min: 100, max: 1100, step: 10 },
    ],
  ])("%j", (range, scale) => {
    expect(priceScale(range)).toEqual(scale)
  })

  it("always holds the range in whole steps", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b) }
        const scale = priceScale(range)
        expect(scale.min).toBeLessThanOrEqual(range.min)
        expect(scale.max).toBeGreaterThanOrEqual(range.max)
        expect((scale.max - scale.min) % scale.step).toBe(0)
        expect((scale.max - scale.min) / scale.step).toBeLessThanOrEqual(102)
      }),
    )
  })
})

describe("handlePositions", () => {
  const scale = { min: 1000, max: 37_000, step: 500 }
  it.each([
    [null, null, [1000, 37_000]],
    [2000, 5000, [2000, 5000]],
    [0, 99_999, [1000, 37_000]],
    [50_000, null, [37_000, 37_000]],
    [9000, 3000, [3000, 3000]],
  ])("%s to %s", (min, max, expected) => {
    expect(handlePositions(scale, min, max)).toEqual(expected)
  })
})
