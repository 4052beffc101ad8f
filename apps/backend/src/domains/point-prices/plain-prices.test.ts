import { expect, test } from "vitest"
import { arePlain } from "./plain-prices.ts"

const price = (
  amount: number,
  rules: [attribute: string, operator: string, value: string][] | null = null,
) => ({
  amount,
  currency_code: "huf",
  price_rules: rules?.map(([attribute, operator, value]) => ({ attribute, operator, value })) ?? null,
})

test.each([
  ["one price", [price(1990)], true],
  ["free from a value on", [price(1990), price(0, [["item_total", "gte", "20000"]])], true],
  ["no price", [], false],
  ["another currency", [price(1990), { ...price(5), currency_code: "eur" }], false],
  ["cheaper from a value on", [price(1990), price(990, [["item_total", "gte", "20000"]])], false],
  ["free below a value", [price(1990), price(0, [["item_total", "lte", "500"]])], false],
  ["a price of a region", [price(1990), price(1490, [["region_id", "eq", "reg_1"]])], false],
  [
    "a limit of a group",
    [
      price(1990),
      price(0, [
        ["item_total", "gte", "9000"],
        ["customer.groups.id", "eq", "cusgroup_1"],
      ]),
    ],
    false,
  ],
])("%s: %o", (_, prices, expected) => {
  expect(arePlain(prices)).toBe(expected)
})
