import { expect, test } from "vitest"
import { BYTES_PER_KIB, weighPage } from "../../bench/javascript-size/weigh-page.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const product = await testProductOf("cart")

/** Slightly above the current sizes with the page's texts (bench/javascript-size); to be lowered together with them. */
const BUDGETS: [path: string, kib: number][] = [
  ["/hu", 76.5],
  ["/en", 76.5],
  ["/hu/products", 80],
  ["/en/products", 80],
  [`/hu/product/${product.handle}`, 83.25],
  [`/en/product/${product.handle}`, 83.25],
  ["/hu/cart", 99],
  ["/en/cart", 99],
]

test.each(BUDGETS)("the scripts of %s are at most %d KiB", async (path, kib) => {
  const { bytes } = await weighPage(stack.shopUrl + path)
  expect(bytes / BYTES_PER_KIB).toBeLessThan(kib)
})
