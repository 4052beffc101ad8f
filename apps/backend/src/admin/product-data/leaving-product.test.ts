import { expect, test } from "vitest"
import { isLeavingProduct } from "./leaving-product.ts"

const ID = "prod_1"
const PAGE = `/products/${ID}`

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
  expect(isLeavingProduct(ID, next)).toBe(isLeft)
})
