import { expect, it } from "vitest"
import { unitPrice } from "./unit-price.ts"

it.each([
  [{ value: 250, unit: "g" }, 1990, { amount: 7960, unit: "kg" }],
  [{ value: 0.5, unit: "kg" }, 1990, { amount: 3980, unit: "kg" }],
  [{ value: 700, unit: "ml" }, 3490, { amount: 4986, unit: "l" }],
  [{ value: 150, unit: "cm" }, 4490, { amount: 2993, unit: "m" }],
  [{ value: 1.5, unit: "m2" }, 9000, { amount: 6000, unit: "m2" }],
  [{ value: 6, unit: "piece" }, 16400, { amount: 2733, unit: "piece" }],
] as const)("%j for %i Ft", (content, amount, expected) => {
  expect(unitPrice(content, { amount, reference_amount: null })).toEqual({
    ...expected,
    reference_amount: null,
  })
})

it("gives the earlier unit price of a discount too", () => {
  expect(unitPrice({ value: 500, unit: "g" }, { amount: 900, reference_amount: 1000 })).toEqual({
    amount: 1800,
    reference_amount: 2000,
    unit: "kg",
  })
})

it("has none for single pieces or without a price", () => {
  expect(unitPrice(undefined, { amount: 900, reference_amount: null })).toBeNull()
  expect(unitPrice({ value: 1, unit: "piece" }, { amount: 900, reference_amount: null })).toBeNull()
  expect(unitPrice({ value: 500, unit: "g" }, null)).toBeNull()
})
