import { expect, test } from "vitest"
import { pageKindOf } from "./page-kind.ts"

test.each([
  ["/hu", "home"],
  ["/hu.data", "home"],
  ["/en/products?page=2", "list"],
  ["/category/bogrek", "list"],
  ["/hu/product/kek-bogre?variant=1", "product"],
  ["/hu/product/kek-bogre.data?_routes=routes%2Fcatalogue%2Fproduct", "product"],
  ["/hu/search?q=b%C3%B6gre", "search"],
  ["/hu/impresszum", "content"],
  ["/en/journal/clay", "content"],
  ["/hu/cart", "cart"],
  ["/hu/checkout", "checkout"],
  ["/hu/checkout/payment", null],
  ["/hu/order/order_1", null],
  ["/hu/account", null],
  ["/robots.txt", null],
  ["/feeds/google.xml", null],
  ["/wp-login.php", null],
  ["/hu/constructor", null],
  ["/hu/__proto__/x", null],
])("%s counts as %s", (address, kind) => {
  expect(pageKindOf(address)).toBe(kind)
})
