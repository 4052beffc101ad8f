import { expect, it } from "vitest"
import { plainPrice } from "./priced-variants.ts"

const usual = { amount: 1000, list_type: null, is_unconditional: true }
const sale = { amount: 800, list_type: "sale", is_unconditional: true }
const price = (amount: number, isSale: boolean) => ({
  ...{ amount, isSale, originalAmount: 1000, isTaxInclusive: true },
})

it.each([
  ["the usual price", [usual], price(1000, false)],
  ["a lower one of a sale", [usual, sale], price(800, true)],
  ["the lowest of several sales", [sale, usual, { ...sale, amount: 700 }], price(700, true)],
  ["the usual one where the sale is dearer", [usual, { ...sale, amount: 1200 }], price(1000, false)],
  ["no price", [], undefined],
  ["a sale without a usual price", [sale], undefined],
  [
    "a price for a quantity or a group",
    [usual, { ...usual, amount: 900, is_unconditional: false }],
    undefined,
  ],
  ["a sale for a group", [usual, { ...sale, is_unconditional: false }], undefined],
  ["a list that overrides", [usual, { ...sale, list_type: "override" }], undefined],
])("%s", (_, prices, expected) => expect(plainPrice(prices, true)).toEqual(expected))
