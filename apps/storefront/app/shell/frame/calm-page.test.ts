import { expect, test } from "vitest"
import { isCalmPage } from "./calm-page.ts"

test.each([
  ["/hu/checkout", true],
  ["/en/checkout/payment", true],
  ["/checkout", true],
  ["/hu/checkout/", true],
  ["/hu/checkout/verify", false],
  ["/hu/cart", false],
  ["/hu", false],
  ["/", false],
])("the shop's frame is put away on %s: %s", (pathname, isCalm) => {
  expect(isCalmPage(pathname)).toBe(isCalm)
})
