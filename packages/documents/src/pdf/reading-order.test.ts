import { expect, it } from "vitest"
import { inReadingOrder } from "./reading-order.ts"

it.each([
  ["Kovács Anna", "Kovács Anna"],
  ["محمد علي", "محمد\u00a0علي"],
  ["Tom محمد علي", "Tom محمد\u00a0علي"],
  ["דוד Kft.", "דוד \u00a0Kft."],
])("%s", (line, drawn) => {
  expect(inReadingOrder(line)).toBe(drawn)
})
