import fc from "fast-check"
import { expect, test } from "vitest"
import { wholeShares } from "./whole-shares.ts"

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test("rounds 10% of a single line half up", () => {
  expect(wholeShares([129.9], [1299])).toEqual([130])
  expect(wholeShares([124.5], [1245])).toEqual([125])
  expect(wholeShares([124.4], [1244])).toEqual([124])
})

test("spreads a fixed discount over lines so that the sum stays", () => {
  expect(wholeShares([333.3333, 333.3333, 333.3334], [5000, 5000, 5000])).toEqual([333, 333, 334])
})

test("never gives a line more than its cap", () => {
  expect(wholeShares([99.7, 0.3], [99, 5])).toEqual([99, 1])
})

test("leaves whole amounts unchanged", () => {
  expect(wholeShares([490, 0, 1290], [490, 10, 1290])).toEqual([490, 0, 1290])
})

test("for any percentage: whole amounts, close to the exact ones, with the rounded total", () => {
  const lines = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (totals, percent) => {
      const shares = totals.map((total) => (total * percent) / 100)
      const whole = wholeShares(shares, totals)
      whole.forEach((amount, index) => {
        expect(Number.isInteger(amount)).toBe(true)
        expect(Math.abs(amount - (shares[index] ?? 0))).toBeLessThan(1.0001)
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(totals[index] ?? 0)
      })
      expect(sum(whole)).toBe(Math.round((sum(totals) * percent) / 100))
    }),
  )
})
