import { expect, test } from "vitest"
import { productsValue, type ValuedLine } from "./products-value.ts"

const line = (unit_price: number, quantity: number, taken: Record<string, number> = {}): ValuedLine => ({
  is_giftcard: false,
  unit_price,
  quantity,
  original_total: unit_price * quantity,
  total: unit_price * quantity - Object.values(taken).reduce((sum, amount) => sum + amount, 0),
  adjustments: Object.entries(taken).map(([code, amount]) => ({ code, amount })),
})

const card = (value: number, quantity: number): ValuedLine => ({
  ...line(value, quantity),
  is_giftcard: true,
})

test.each<[string, ValuedLine[], number]>([
  ["products alone", [line(6000, 2)], 12_000],
  ["products beside two gift cards", [line(2000, 1), card(10_000, 2)], 2000],
  ["a gift card alone", [card(5000, 1)], 0],
  ["nothing", [], 0],
  ["products after a discount", [line(6000, 2, { TIZ: 1200 })], 10_800],
  ["products that a gift card pays in part", [line(6000, 2, { KARTYA: 5000 }), line(500, 1)], 12_500],
  ["products that a gift card pays completely", [line(6000, 2, { KARTYA: 12_000 })], 12_000],
  ["products with a discount and a gift card", [line(6000, 2, { TIZ: 1200, KARTYA: 9000 })], 10_800],
])("the value of %s", (_name, items, value) => {
  const item_total = items.reduce((sum, { total }) => sum + total, 0)
  expect(productsValue({ item_total, items }, (code) => code === "KARTYA")).toBe(value)
})
