import fc from "fast-check"
import { expect, it } from "vitest"
import { Bitset } from "./bitset.ts"

const numbers = fc.array(fc.nat(5000))

it("behaves as a set of numbers", () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (left, right, removed) => {
      const [a, b] = [Bitset.of(left), Bitset.of(right)]
      for (const value of removed) a.delete(value)
      const plain = new Set(left.filter((value) => !removed.includes(value)))
      const shared = new Set(right.filter((value) => plain.has(value)))

      expect(a.size).toBe(plain.size)
      expect(a.countShared(b)).toBe(shared.size)
      expect(Bitset.intersection([a, b]).size).toBe(shared.size)
      expect(Bitset.union([a, b]).size).toBe(new Set([...plain, ...right]).size)
      expect(left.every((value) => a.has(value) === plain.has(value))).toBe(true)
    }),
  )
})
