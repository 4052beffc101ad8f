import { expect, test } from "vitest"
import { type OptionPrice, publicTerms } from "./public-terms.ts"

const HUNGARY = "reg_hu"
const price = (amount: number, ...rules: [string, string, string | number][]): OptionPrice => ({
  amount,
  rules: rules.map(([attribute, operator, value]) => ({ attribute, operator, value: String(value) })),
})
const from = (value: number): [string, string, number] => ["item_total", "gte", value]

test.each<[string, OptionPrice[], ReturnType<typeof publicTerms>]>([
  ["one price", [price(700)], { price: 700, freeFrom: null }],
  ["free from a limit", [price(0, from(9000)), price(700)], { price: 700, freeFrom: 9000 }],
  ["free above a limit", [price(700), price(0, ["item_total", "gt", 9000])], { price: 700, freeFrom: 9001 }],
  ["always free", [price(0), price(0, from(9000))], { price: 0, freeFrom: null }],
  ["cheaper from a limit is not free", [price(700), price(300, from(5000))], { price: 700, freeFrom: null }],
  [
    "the lowest of several limits",
    [price(700), price(0, from(9000)), price(0, from(8000))],
    { price: 700, freeFrom: 8000 },
  ],
  [
    "a limit of some customers is not public",
    [price(700), price(0, from(9000)), price(0, from(100), ["customer.groups.id", "eq", "cusgroup_1"])],
    { price: 700, freeFrom: 9000 },
  ],
  [
    "the region's own price",
    [price(700), price(600, ["region_id", "eq", HUNGARY])],
    { price: 600, freeFrom: null },
  ],
  [
    "another region's price is not ours",
    [price(700), price(600, ["region_id", "eq", "reg_at"])],
    { price: 700, freeFrom: null },
  ],
  ["no public price", [price(700, ["customer.groups.id", "eq", "cusgroup_1"])], null],
  ["no price", [], null],
])("%s", (_case, prices, terms) => {
  expect(publicTerms(prices, HUNGARY)).toEqual(terms)
})
