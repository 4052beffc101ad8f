import { expect, test } from "vitest"
import { orderInLink } from "./order-in-link.ts"

test.each([
  ["", ""],
  ["rendeles=1042", "1042"],
  ["order=1042", "1042"],
  ["rendeles=&order=7", "7"],
  [`order=${"9".repeat(100)}`, "9".repeat(40)],
])("a link with %j is about the order %j", (search, order) => {
  expect(orderInLink(new URLSearchParams(search))).toBe(order)
})
