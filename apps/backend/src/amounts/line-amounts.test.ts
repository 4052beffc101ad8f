import { shop } from "@porteka/shop"
import { array, check, integer, property, tuple } from "fast-check"
import { expect, test } from "vitest"
import { toInvoiceData } from "../invoices/to-invoice-data.ts"
import { giftCardPaidOf } from "./line-amounts.ts"

const SOLD = "0123456789ABCDEF"
const GIVEN = "FEDCBA9876543210"
const CODES = new Set([SOLD])

/** A line after what cards took off, taxed like in the back end. */
function line(price: number, taken: Record<string, number>) {
  const total = price - Object.values(taken).reduce((sum, amount) => sum + amount, 0)
  return {
    title: "Bögre",
    product_title: "Bögre",
    variant_title: null,
    quantity: 1,
    total,
    original_total: price,
    tax_total: (total * 27) / 127,
    tax_lines: [{ rate: 27 }],
    adjustments: Object.entries(taken).map(([code, amount]) => ({ code, amount })),
  }
}

const delivery = {
  name: "Házhozszállítás",
  total: 1990,
  tax_total: (1990 * 27) / 127,
  tax_lines: [{ rate: 27 }],
}

test.each([
  ["no card", {}, null],
  ["a card that was given out", { [GIVEN]: 3000 }, null],
  ["a card that was sold", { [SOLD]: 10_000 }, { amount: 10_000, tax_total: 6138 + 423 }],
  ["both", { [GIVEN]: 3000, [SOLD]: 10_000 }, { amount: 10_000, tax_total: 5500 + 423 }],
  ["a card that pays all products", { [SOLD]: 28_870 }, { amount: 28_870, tax_total: 6138 + 423 }],
])("what gift cards paid, with %s", (_case, taken, paid) => {
  const order = { items: [line(28_870, taken)], shipping_methods: [delivery] }
  expect(giftCardPaidOf(order, CODES)).toEqual(paid)
})

test("is what the invoice says, for any lines", () => {
  const anyLine = tuple(integer({ min: 0, max: 500_000 }), integer({ min: 0, max: 100 })).map(
    ([price, percent]) =>
      line(price, { [SOLD]: Math.floor((price * percent) / 200), [GIVEN]: Math.floor(price / 3) }),
  )
  const result = check(
    property(array(anyLine, { minLength: 1, maxLength: 9 }), (items) => {
      const methods = [delivery]
      const total = [...items, ...methods].reduce((sum, part) => sum + part.total, 0)
      const order = {
        display_id: 1042,
        currency_code: "huf",
        email: null,
        locale: "hu-HU",
        metadata: null,
        total,
        items,
        shipping_methods: methods,
        shipping_address: null,
        billing_address: {
          first_name: "Anna",
          last_name: "Kovács",
          city: "Budapest",
          postal_code: "1011",
          address_1: "Fő utca 1.",
        },
      }
      const invoice = toInvoiceData(order, { shop, now: new Date(), isPaid: true, cardCodes: CODES })
      const paid = giftCardPaidOf(order, CODES)
      return paid === null
        ? invoice.gift_card_paid === undefined
        : invoice.gift_card_paid === paid.amount && invoice.totals.vat === paid.tax_total
    }),
  )
  expect(result.counterexample).toBeNull()
})
