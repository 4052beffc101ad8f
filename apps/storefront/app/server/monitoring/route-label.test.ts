import { isLocale } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { OTHER_ROUTE, routeLabels } from "./route-label.ts"

const labelOf = routeLabels(
  {
    root: { path: "" },
    locale: { parentId: "root", path: ":locale?" },
    home: { parentId: "locale" },
    product: { parentId: "locale", path: "product/:handle" },
    checkout: { parentId: "locale", path: "checkout" },
    payment: { parentId: "checkout", path: "payment" },
    cart: { parentId: "root", path: "api/cart" },
    page: { parentId: "locale", path: ":slug" },
  },
  isLocale,
)

test.each([
  ["/hu", "/"],
  ["/hu/_.data", "/"],
  ["/en/product/kek-bogre?variant=1", "/product"],
  ["/hu/product/kek-bogre.data", "/product"],
  ["/checkout/payment", "/checkout/payment"],
  ["/api/cart", "/api/cart"],
  ["/assets/app-123.js", "/assets"],
  ["/hu/impresszum", OTHER_ROUTE],
  ["/wp-login.php", OTHER_ROUTE],
])("%s counts as %s", (address, label) => {
  expect(labelOf(address)).toBe(label)
})
