import { expect, test } from "vitest"
import { BYTES_PER_KIB, weighPage } from "../../bench/javascript-size/weigh-page.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const product = await testProductOf("cart")

/** Slightly above the current sizes (bench/javascript-size); to be lowered together with them. */
const BUDGETS: [path: string, kib: number][] = [
  ["/hu", 75],
  ["/en", 75],
  ["/hu/products", 79],
  ["/en/products", 79],
  [`/hu/product/${product.handle}`, 82.25],
  [`/en/product/${product.handle}`, 82.25],
  ["/hu/cart", 93.75],
  ["/en/cart", 93.75],
]

test.each(BUDGETS)("the scripts of %s are at most %d KiB", async (path, kib) => {
  const { bytes } = await weighPage(stack.shopUrl + path)
  expect(bytes / BYTES_PER_KIB).toBeLessThan(kib)
})
