import { expect, test } from "vitest"
import { hasBrokenAmount, hasBrokenPrice } from "./has-broken-price.ts"

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

test.each<[unknown, boolean]>([
  [{ amount: 500, note: "Sérült." }, false],
  [{ amount: null }, false],
  [{ amount: 0 }, false],
  [{ items: [{ variant_id: "variant_1", quantity: 1, unit_price: 990 }], metadata: { amount: 1.5 } }, false],
  [{ amount: 0.5 }, true],
  [{ amount: 1e-9 }, true],
  [{ amount: -1 }, true],
  [{ items: [{ quantity: 1, unit_price: 99.5 }] }, true],
  [{ custom_amount: -990 }, true],
])("%j of an order has an amount that nobody can pay: %s", (body, isBroken) => {
  expect(hasBrokenAmount(body)).toBe(isBroken)
})
