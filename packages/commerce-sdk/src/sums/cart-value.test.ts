import { expect, test } from "vitest"
import { cartValue } from "./cart-value.ts"

const line = (unit_price: number, quantity: number, is_giftcard = false) => ({
  is_giftcard,
  unit_price,
  quantity,
})

test.each([
  ["nothing", [], 0],
  ["several lines", [line(6000, 2), line(500, 1)], 12_500],
  ["products beside a gift card", [line(6000, 1), line(20_000, 1, true)], 6000],
])("the value of %s", (_name, lines, value) => {
  expect(cartValue(lines)).toBe(value)
})
