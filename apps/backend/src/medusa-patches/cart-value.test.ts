import { expect, test } from "vitest"
import { withCartValue } from "./cart-value.ts"

const line = (unit_price: unknown, quantity: unknown, is_giftcard = false) => ({
  is_giftcard,
  unit_price,
  quantity,
})

test("the value is that of the products before codes, without gift cards", () => {
  const items = [line(6000, 2), line({ toString: () => "500" }, 1), line(20_000, 1, true)]
  expect(withCartValue([], { items }).valued).toMatchObject({ cart_value: 12_500, items })
})

test("a cart's codes with a smallest value are tried each time", () => {
  const metadata = { minimum_codes: ["HUSZEZER", "A"] }
  expect(withCartValue(["A", "B"], { id: "cart_1", metadata }).tried).toEqual(["A", "B", "HUSZEZER"])
  expect(withCartValue(["A", "B"], { id: "order_1", metadata }).tried).toEqual(["A", "B"])
})

test("without lines the value is 0", () => {
  expect(withCartValue(["A"], {})).toEqual({ tried: ["A"], valued: { cart_value: 0 } })
})
