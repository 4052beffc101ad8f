import type { Cart } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { toCartSummary } from "./cart-reply.server.ts"

test("the summary names the price, as the cart's page does, also if a gift card pays a part of it", () => {
  const line = {
    id: "a",
    quantity: 2,
    unit_price: 5000,
    total: 3000,
    tax_total: 638,
    tax_lines: [{ rate: 27 }],
  }
  const cart = {
    currency_code: "huf",
    total: 3000,
    items: [line],
    shipping_methods: [],
    gift_card_paid: { amount: 7000, tax_total: 2126 },
  } as unknown as Cart
  expect(toCartSummary(cart)).toEqual({ count: 2, total: 10_000, currency: "huf" })
})
