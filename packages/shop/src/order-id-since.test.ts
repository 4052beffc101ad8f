import { expect, test } from "vitest"
import { orderIdOfCartSince, orderIdSince } from "./order-id-since.ts"

test.each([
  ["1970-01-01T00:00:00.000Z", "order_0000000000"],
  ["1970-01-01T00:00:00.031Z", "order_000000000Z"],
  ["1970-01-01T00:00:00.032Z", "order_0000000010"],
  // The example of the ULID specification.
  ["2016-07-30T23:54:10.259Z", "order_01ARZ3NDEK"],
])("%s", (time, id) => {
  expect(orderIdSince(new Date(time))).toBe(id)
})

test("an order is not older than its cart", () => {
  expect(orderIdOfCartSince("cart_01ARZ3NDEKTSV4RRFFQ69G5FAV")).toBe("order_01ARZ3NDEK")
})
