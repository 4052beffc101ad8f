import { expect, test } from "vitest"
import { mayDo, seesCardCodes } from "./staff-rights.ts"

const ask = (method: string, path: string) => ({ method, path: `/admin/${path}`, userId: "user_1" })

test.each([
  ["owner", ask("POST", "api-keys"), true],
  ["owner", ask("GET", "staff-actions"), true],
  ["orders", ask("POST", "orders/order_1/cancel"), true],
  ["orders", ask("POST", "order-desk-steps"), true],
  ["orders", ask("POST", "payments/pay_1/refund"), true],
  ["orders", ask("POST", "spent-card-refunds"), false],
  ["owner", ask("POST", "spent-card-refunds"), true],
  ["orders", ask("POST", "products"), false],
  ["orders", ask("POST", "shop-settings"), false],
  ["content", ask("POST", "products/prod_1"), true],
  ["content", ask("POST", "content"), true],
  ["content", ask("POST", "content-pictures"), true],
  ["content", ask("POST", "orders/order_1/cancel"), false],
  ["content", ask("DELETE", "customers/cus_1"), false],
  ["read_only", ask("GET", "orders"), true],
  ["read_only", ask("POST", "orders/order_1/cancel"), false],
  ["read_only", ask("POST", "something-new"), false],
  ["orders", ask("GET", "staff"), false],
  ["orders", ask("GET", "staff-actions"), false],
  ["orders", ask("GET", "newsletter-subscribers"), false],
  ["content", ask("POST", "staff"), false],
  ["read_only", ask("POST", "my-password"), true],
  ["read_only", ask("GET", "staff/me"), true],
  ["read_only", ask("POST", "users/user_1"), true],
  ["read_only", ask("POST", "users/user_2"), false],
  ["read_only", ask("POST", "users/user_1/roles"), false],
  ["read_only", ask("DELETE", "users/user_1"), false],
  ["orders", ask("POST", "orders-of-somebody"), false],
] as const)("%s: %o is %s", (role, asked, expected) => {
  expect(mayDo(role, asked)).toBe(expected)
})

test.each([
  ["owner", true],
  ["orders", true],
  ["content", false],
  ["read_only", false],
] as const)("%s sees the codes of gift cards: %s", (role, expected) => {
  expect(seesCardCodes(role)).toBe(expected)
})
