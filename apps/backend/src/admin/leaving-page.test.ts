import { expect, test } from "vitest"
import { isLeaving } from "./leaving-page.ts"

const PAGE = "/products/prod_1"

test.each([
  [PAGE, false],
  [`${PAGE}/edit`, false],
  [`${PAGE}/media`, false],
  [`${PAGE}/variants/create`, false],
  [`${PAGE}/variants/variant_1`, true],
  [`${PAGE}2`, true],
  ["/products", true],
  ["/orders", true],
])("%s: %s", (next, isLeft) => {
  expect(isLeaving(PAGE, next)).toBe(isLeft)
})
