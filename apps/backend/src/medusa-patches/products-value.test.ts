import { expect, test } from "vitest"
import { productsValue } from "./products-value.ts"

const CARD = "0123456789ABCDEF"

test.each([
  ["products alone", { item_total: 12_000, items: [{ unit_price: 6000, quantity: 2 }] }, 12_000],
  [
    "products beside two gift cards",
    {
      item_total: 22_000,
      items: [
        { unit_price: 2000, quantity: 1 },
        { is_giftcard: true, unit_price: 10_000, quantity: 2 },
      ],
    },
    2000,
  ],
  [
    "a gift card alone",
    { item_total: 5000, items: [{ is_giftcard: true, unit_price: 5000, quantity: 1 }] },
    0,
  ],
  [
    "products with a coupon, paid by a gift card",
    {
      item_total: "1000",
      items: [
        {
          original_total: 12_000,
          total: "1000",
          adjustments: [
            { code: "TIZ", amount: "1200" },
            { code: CARD, amount: "9800" },
          ],
        },
      ],
    },
    10_800,
  ],
  ["a cart without lines", { item_total: 0, items: null }, 0],
])("the value of %s", (_name, cart, value) => {
  expect(productsValue(cart)).toBe(value)
})
