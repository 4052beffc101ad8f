import fc from "fast-check"
import { expect, test } from "vitest"
import { pageWindow } from "./page-window.ts"

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])("page %i of %i", (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected)
})

test("the present, first and last page are always there, in order, once", () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const numbers = pageWindow(page, count).filter((entry) => entry !== null)
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})
