import { expect, it } from "vitest"
import { isOvertaken } from "./checkout-errors.ts"

it.each([
  'duplicate key value violates unique constraint "porteka_order_of_cart"',
  "Order with metadata ->> 'cart_id'::text): cart_1, already exists.",
  "Cart cart_1 is already completed",
  "PaymentSession with id: payses_1 was not found",
  'PaymentSession with id "payses_1" not found',
  "Payment sessions are required to complete cart",
  "Payment collection has not been initiated for cart",
  "Session: payses_1 was not authorized with the provider.",
])("an order is made by another process: %s", (message) => {
  expect(isOvertaken(message)).toBe(true)
})

it.each([
  "Some variant does not have the required inventory",
  "This payment is not over the cart's total",
  "There is no such cart",
])("an order cannot be placed: %s", (message) => {
  expect(isOvertaken(message)).toBe(false)
})
