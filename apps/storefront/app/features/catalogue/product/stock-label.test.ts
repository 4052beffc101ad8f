import { describe, expect, it } from "vitest"
import { stockLabel } from "./stock-label.ts"

describe("stockLabel", () => {
  it.each([
    [-1, { state: "out_of_stock" }],
    [0, { state: "out_of_stock" }],
    [1, { state: "low_stock", pieces: 1 }],
    [4, { state: "low_stock", pieces: 4 }],
    [5, { state: "in_stock" }],
    [500, { state: "in_stock" }],
    [null, { state: "in_stock" }],
  ])("%s pieces", (stock, label) => {
    expect(stockLabel(stock)).toEqual(label)
  })
})
