import { expect, test } from "vitest"
import { hasBrokenPrice } from "./has-broken-price.ts"

const price = (amount: unknown) => ({ currency_code: "huf", amount })

test.each([
  [{ prices: [price(4990)] }],
  [{ variants: [{ prices: [price(1)] }] }],
  [{ create: [{ variant_id: "variant_1", ...price(4990) }], delete: ["price_1"] }],
  // Weights and similar numbers are not prices.
  [{ weight: 0.5, variants: [{ length: 1.5 }] }],
  [{ amount: 12.5 }],
  [null],
  ["12.5"],
])("%j has whole prices", (body) => {
  expect(hasBrokenPrice(body)).toBe(false)
})

test.each([
  [{ prices: [price(5990.5)] }],
  [{ prices: [price(-1)] }],
  [{ variants: [{ prices: [price(4990), price(0.1)] }] }],
  [{ update: [{ id: "price_1", variant_id: "variant_1", ...price(10.5) }] }],
])("%j has none", (body) => {
  expect(hasBrokenPrice(body)).toBe(true)
})
