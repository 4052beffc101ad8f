import { expect, test } from "vitest"
import { hasMoreToSend } from "./has-more-to-send.ts"

const line = (quantity: number, shipped: number, others = {}) => ({
  quantity,
  detail: { shipped_quantity: shipped, delivered_quantity: 0 },
  ...others,
})

test.each([
  ["all of it is in the parcel", [line(2, 2), line(1, 1)], false],
  ["a line is left", [line(2, 2), line(1, 0)], true],
  ["some pieces are left", [line(3, 2)], true],
  ["the rest is a gift card", [line(1, 1), line(1, 0, { is_giftcard: true })], false],
  ["the rest was collected", [line(1, 0, { detail: { delivered_quantity: 1 } })], false],
])("%s", (_, items, expected) => {
  expect(hasMoreToSend(items)).toBe(expected)
})
