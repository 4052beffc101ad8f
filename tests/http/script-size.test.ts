import { expect, test } from "vitest"
import { BYTES_PER_KIB, weighPage } from "../../bench/javascript-size/weigh-page.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const product = await testProductOf("cart")

/** Slightly above the current sizes with the page's texts (bench/javascript-size); to be lowered together with them. */
const BUDGETS: [path: string, kib: number][] = [
  ["/hu", 71.5],
  ["/en", 71.5],
  ["/hu/products", 74.5],
  ["/en/products", 74.5],
  [`/hu/product/${product.handle}`, 76.75],
  [`/en/product/${product.handle}`, 76.75],
  ["/hu/cart", 86],
  ["/en/cart", 86],
]

test.each(BUDGETS)("the scripts of %s are at most %d KiB", async (path, kib) => {
  const { bytes } = await weighPage(stack.shopUrl + path)
  expect(bytes / BYTES_PER_KIB).toBeLessThan(kib)
})
