import { expect, test } from "vitest"
import { measuredAddress } from "./measured-page.ts"

const SHOP = "https://shop.example"
const measured = (address: string) => measuredAddress(new URL(address, SHOP))

test.each([
  ["/hu", "/hu"],
  ["/hu/product/kek-bogre?variant=KB-1", "/hu/product/kek-bogre"],
  ["/en/search?q=anna@example.com", "/en/search"],
  ["/hu?utm_source=hirlevel&page=2&gclid=1", "/hu?utm_source=hirlevel&gclid=1"],
  ["/hu/checkout", "/hu/checkout"],
  ["/hu/order-confirmation/order_01ABC", "/hu/order-confirmation"],
  ["/order-confirmation/order_01ABC", "/order-confirmation"],
])("%s is measured as %s", (address, expected) => {
  expect(measured(address)).toBe(SHOP + expected)
})

test.each([
  "/hu/account",
  "/hu/account/orders",
  "/hu/order/order_01ABC",
  "/hu/checkout/payment",
  "/hu/checkout/verify?payment_intent=pi_1",
  "/hu/login?back=%2Fhu%2Faccount",
  "/reset-password?email=a@b.hu",
  "/en/verify",
  "/hu?utm_source=hirlevel&email=a@b.hu",
  "/hu/hirlevel/megerosites?token=newsletter_1.abc",
  "/en/restock-notice?token=restock_1.abc",
  "/hu/elallas?rendeles=1042&order_id=order_01ABC",
  "/en/contact?order=1042",
])("%s is not measured", (address) => {
  expect(measured(address)).toBeNull()
})
