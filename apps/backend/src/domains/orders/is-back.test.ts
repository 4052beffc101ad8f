import { expect, test } from "vitest"
import { areAllBack } from "./is-back.ts"

const line = (quantity: number, received: number, damaged = 0) => ({
  quantity,
  detail: { return_received_quantity: received, return_dismissed_quantity: damaged },
})
const wrapping = { ...line(1, 0), metadata: { charge_for: "gift_wrap" } }

test.each([
  ["no line", [], false],
  ["everything, a piece of it damaged", [line(2, 1, 1), line(1, 1)], true],
  ["one piece missing", [line(2, 1), line(1, 1)], false],
  ["every product, but not its wrapping", [line(1, 1), wrapping], true],
  ["a wrapped product that was kept", [line(1, 0), wrapping], false],
  ["a line whose returns are not known", [{ quantity: 1 }], false],
])("%s", (_, lines, expected) => {
  expect(areAllBack(lines)).toBe(expected)
})
