import { expect, test } from "vitest"
import { endsPurchase, toRefund } from "./to-refund.ts"

/** 8980 Ft of products and 2290 Ft of delivery, of which a locker would have cost 1000 Ft less. */
const back = {
  paid: 11_270,
  refunded: 0,
  due: -8980,
  delivery_surplus: 1000,
  all_items_back: true,
  withdrawal: { whole_order: true },
}

test("after a withdrawal from the whole order the cost of the cheapest delivery goes back, too", () => {
  expect(toRefund(back)).toBe(10_270)
  expect(toRefund({ ...back, refunded: 4000, due: -4980 })).toBe(6270)
  expect(toRefund({ ...back, refunded: 10_270, due: 1290 })).toBe(0)
})

test("before everything has come back, or without such a withdrawal, the value of what came back goes back", () => {
  expect(toRefund({ ...back, all_items_back: false, due: -3990 })).toBe(3990)
  expect(toRefund({ ...back, withdrawal: { whole_order: false } })).toBe(8980)
  expect(toRefund({ ...back, withdrawal: null })).toBe(8980)
  expect(toRefund({ ...back, withdrawal: null, due: 500 })).toBe(0)
})

test("a refund of all money that is left ends a purchase, unless it is canceled already", () => {
  const paid = { paid: 4990, refunded: 3000, is_cancelled: false }
  expect(endsPurchase(paid, 1990)).toBe(true)
  expect(endsPurchase(paid, 1989)).toBe(false)
  expect(endsPurchase({ ...paid, is_cancelled: true }, 1990)).toBe(false)
})
