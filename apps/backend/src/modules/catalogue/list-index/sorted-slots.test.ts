import fc from "fast-check"
import { expect, test } from "vitest"
import { SortedSlots } from "./sorted-slots.ts"

const byValue = (values: readonly number[]) => (a: number, b: number) =>
  (values[a] as number) - (values[b] as number) || a - b

test("any number of slots is sorted, in parts", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ max: 50, min: 0 }), { maxLength: 3000 }), (values) => {
      const slots = new SortedSlots(byValue(values))
      Array.from(slots.fill(values.keys()))
      expect(slots.all).toEqual([...values.keys()].sort(byValue(values)))
    }),
    { numRuns: 30 },
  )
})

test("the previous order stays valid until all are sorted", () => {
  const slots = new SortedSlots((a, b) => a - b)
  Array.from(slots.fill([2, 1]))
  // More than one part of the work.
  const many = Array.from({ length: 1_200 }, (_, slot) => slot)
  const steps = slots.fill(many.toReversed())
  steps.next()
  expect(slots.all).toEqual([1, 2])
  Array.from(steps)
  expect(slots.all).toEqual(many)
})
