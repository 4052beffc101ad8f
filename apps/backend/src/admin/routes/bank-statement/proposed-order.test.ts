import { expect, test } from "vitest"
import { proposedOrder } from "./proposed-order.ts"

const order = {
  id: "order_1",
  display_id: 1042,
  name: "Kovács Anna",
  email: null,
  method: "bank_transfer",
  is_cancelled: false,
  due: 9890,
  received: 0,
  by_hand: 0,
}

test.each(["too_little", "too_much", "name_and_amount"] as const)(
  "an entry for a known order (%s) proposes its number",
  (reason) => {
    expect(proposedOrder({ order, reason, can_book: true })).toBe("1042")
  },
)

test.each(["read_before", "order_cancelled", "already_paid", "several_orders"] as const)(
  "an entry that may have another place (%s) proposes none",
  (reason) => {
    expect(proposedOrder({ order, reason, can_book: true })).toBe("")
  },
)

test("an entry that cannot be booked, or has no order, proposes none", () => {
  expect(proposedOrder({ order, reason: "too_little", can_book: false })).toBe("")
  expect(proposedOrder({ order: null, reason: "unknown_reference", can_book: false })).toBe("")
})
