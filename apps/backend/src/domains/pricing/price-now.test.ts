import { expect, it } from "vitest"
import { type PriceContext, type PriceRow, priceNow } from "./price-now.ts"

const usual: PriceRow = {
  amount: 1000,
  min_quantity: null,
  max_quantity: null,
  rules_count: 0,
  rules: [],
  list: null,
}
const ofList = (type: string, amount: number, more: Partial<PriceRow> = {}): PriceRow => ({
  ...usual,
  amount,
  list: { type, rules_count: 0, rules: [] },
  ...more,
})
const sale = (amount: number, more: Partial<PriceRow> = {}) => ofList("sale", amount, more)
const withRules = (amount: number, ...rules: [attribute: string, operator: string, value: string][]) => ({
  ...usual,
  amount,
  rules_count: rules.length,
  rules: rules.map(([attribute, operator, value]) => ({ attribute, operator, value })),
})
const group = { type: "sale", rules_count: 1, rules: [{ attribute: "customer.groups.id", value: ["vip"] }] }
const found = (amount: number, isSale = false, originalAmount = 1000) => ({
  amount,
  isSale,
  originalAmount,
  isTaxInclusive: true,
})
const CONTEXT = {
  region_id: "reg",
  item_total: 15_000,
  shipping_address: { city: "Győr" },
  locale: null,
  quantity: 1,
}

it.each<[string, PriceRow[], ReturnType<typeof priceNow>, PriceContext?]>([
  ["the usual price", [usual], found(1000)],
  ["a lower one of a sale", [usual, sale(800)], found(800, true)],
  ["the lowest of several sales", [sale(800), usual, sale(700)], found(700, true)],
  ["the usual one where the sale is dearer", [usual, sale(1200)], found(1000)],
  ["no price", [], undefined],
  ["a sale without a usual price", [sale(800)], { ...found(800, true), originalAmount: null }],
  ["a list that overrides, though it is dearer", [usual, ofList("override", 1200)], found(1200, false, 1200)],
  ["a sale below what overrides", [usual, sale(700), ofList("override", 900)], found(700, true, 900)],
  ["the price of so many pieces", [usual, { ...usual, amount: 900, min_quantity: 3 }], found(1000)],
  [
    "the price of three pieces",
    [withRules(1000), { ...usual, amount: 900, min_quantity: 3, max_quantity: 5 }],
    found(900, false, 900),
    { ...CONTEXT, quantity: 3 },
  ],
  [
    "the price up to five pieces, of six",
    [usual, { ...usual, amount: 900, max_quantity: 5 }],
    found(1000),
    { ...CONTEXT, quantity: 6 },
  ],
  [
    "without a number of pieces that of one",
    [usual, { ...usual, amount: 900, min_quantity: 2 }],
    found(1000),
    { region_id: "reg" },
  ],
  ["free from a limit on", [usual, withRules(0, ["item_total", "gte", "15000"])], found(0, false, 0)],
  ["not free below it", [usual, withRules(0, ["item_total", "gt", "15000"])], found(1000)],
  [
    "of the place it goes to",
    [usual, withRules(500, ["shipping_address.city", "eq", "Győr"])],
    found(500, false, 500),
  ],
  ["not of another place", [usual, withRules(500, ["shipping_address.city", "eq", "Pécs"])], found(1000)],
  [
    "of most conditions, though another is lower",
    [
      withRules(100, ["region_id", "eq", "reg"]),
      withRules(500, ["region_id", "eq", "reg"], ["item_total", "lte", "15000"]),
    ],
    found(500, false, 500),
  ],
  [
    "not of half of its conditions",
    [usual, withRules(1, ["region_id", "eq", "reg"], ["locale", "eq", "hu-HU"])],
    found(1000),
  ],
  ["a sale for a group, to a stranger", [usual, { ...sale(800), list: group }], found(1000)],
  [
    "a sale for a group, to one of it",
    [usual, { ...sale(800), list: group }],
    found(800, true),
    { ...CONTEXT, customer: { groups: [{ id: "vip" }] } },
  ],
])("%s", (_, prices, expected, context = CONTEXT) => {
  expect(priceNow({ prices, tax_inclusive: { currency_code: true } }, context)).toEqual(expected)
})

it.each<[string, PriceRow, Parameters<typeof priceNow>[0]["tax_inclusive"], boolean]>([
  ["as the currency", usual, { currency_code: true, region_id: false }, true],
  [
    "as the region, for a price of the region",
    withRules(1, ["region_id", "eq", "reg"]),
    { currency_code: true, region_id: false },
    false,
  ],
  [
    "as the currency where the region says nothing",
    withRules(1, ["region_id", "eq", "reg"]),
    { currency_code: true },
    true,
  ],
  ["without tax where nobody says", usual, {}, false],
])("holds its tax %s", (_, price, tax_inclusive, expected) => {
  expect(priceNow({ prices: [price], tax_inclusive }, CONTEXT)?.isTaxInclusive).toBe(expected)
})
