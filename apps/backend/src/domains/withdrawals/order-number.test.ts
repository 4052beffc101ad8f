import { expect, test } from "vitest"
import { findOrderNumber } from "./order-number.ts"

test.each([
  ["1042", 1042],
  ["#1042", 1042],
  ["a 1042-es rendelés", 1042],
  ["2026. november 10., kék bögre", null],
  ["kék bögre", null],
  ["99999999999999999999", null],
  ["", null],
])("in %j the order's number is %s", (typed, number) => {
  expect(findOrderNumber(typed)).toBe(number)
})
