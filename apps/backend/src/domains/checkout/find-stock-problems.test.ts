import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { findStockProblems, type StockVariant } from "./find-stock-problems.ts"

const variant = (id: string, available: number, item = `item_${id}`, required = 1): StockVariant => ({
  id,
  is_limited: true,
  parts: [{ inventory_item_id: item, required_quantity: required, available }],
})
const line = (id: string, variant_id: string, quantity: number) => ({ id, variant_id, quantity })

describe("stock", () => {
  test("is enough up to the last piece", () => {
    expect(findStockProblems([line("a", "v", 3)], [variant("v", 3)])).toEqual([])
  })

  test("is reported if it is not", () => {
    expect(findStockProblems([line("a", "v", 4)], [variant("v", 3)])).toEqual([
      { code: "out_of_stock", line_item_id: "a", available: 3 },
    ])
  })

  test("is shared by two lines of one variant", () => {
    const problems = findStockProblems([line("a", "v", 2), line("b", "v", 2)], [variant("v", 3)])
    expect(problems.map(({ line_item_id: id }) => id)).toEqual(["a", "b"])
  })

  test("is shared by a single piece and a set that contains it", () => {
    const variants = [variant("piece", 5, "item"), variant("set", 5, "item", 4)]
    expect(findStockProblems([line("a", "piece", 2), line("b", "set", 1)], variants)).toEqual([
      { code: "out_of_stock", line_item_id: "a", available: 5 },
      { code: "out_of_stock", line_item_id: "b", available: 1 },
    ])
  })

  test("is ignored for a variant that is made to order", () => {
    const unlimited = { ...variant("v", 0), is_limited: false }
    expect(findStockProblems([line("a", "v", 9)], [unlimited])).toEqual([])
  })

  test("is never reported below zero", () => {
    expect(findStockProblems([line("a", "v", 1)], [variant("v", -2)])).toEqual([
      { code: "out_of_stock", line_item_id: "a", available: 0 },
    ])
  })
})

test("a deleted variant is unavailable", () => {
  expect(findStockProblems([line("a", "gone", 1)], [])).toEqual([
    { code: "item_unavailable", line_item_id: "a" },
  ])
})

test("for any lines: no problem exactly if all of them together are in stock", () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 30 }), (counts, available) => {
      const lines = counts.map((count, index) => line(String(index), "v", count))
      const fits = counts.reduce((sum, count) => sum + count, 0) <= available
      expect(findStockProblems(lines, [variant("v", available)]).length === 0).toBe(fits)
    }),
  )
})
