import { expect, test } from "vitest"
import { stockState } from "./stock-state.ts"

test.each([
  [null, 5, "in_stock"],
  [-1, 5, "out_of_stock"],
  [0, 5, "out_of_stock"],
  [1, 5, "low_stock"],
  [4, 5, "low_stock"],
  [5, 5, "in_stock"],
  [5, 6, "low_stock"],
  [1, 0, "in_stock"],
  [0, 0, "out_of_stock"],
] as const)("%s pieces with the limit %s: %s", (stock, lowStockBelow, state) => {
  expect(stockState(stock, lowStockBelow)).toBe(state)
})
