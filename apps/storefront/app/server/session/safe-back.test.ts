import { expect, it } from "vitest"
import { loginPath, safeBack } from "./safe-back.ts"

it.each([
  ["/hu/account/orders", "/hu/account/orders"],
  ["/hu/checkout?step=2#pay", "/hu/checkout?step=2#pay"],
  ["/en/product/k%C3%A9k", "/en/product/k%C3%A9k"],
  [null, "/hu/account"],
  ["", "/hu/account"],
  ["https://evil.example/", "/hu/account"],
  ["https:evil.example", "/hu/account"],
  ["//evil.example", "/hu/account"],
  ["/\\evil.example", "/hu/account"],
  ["/\t/evil.example", "/hu/account"],
  ["/.//evil.example", "/hu/account"],
  ["/hu/..//evil.example", "/hu/account"],
  ["javascript:alert(1)", "/hu/account"],
  ["/hu\r\nSet-Cookie: a=b", "/hu/account"],
  [`/${"a".repeat(600)}`, "/hu/account"],
])("%j leads back to %s", (typed, path) => {
  expect(safeBack(typed, "hu")).toBe(path)
})

it("keeps the way back in the sign-in's address", () => {
  expect(loginPath("en", "/en/account/orders?page=2")).toBe(
    "/en/login?back=%2Fen%2Faccount%2Forders%3Fpage%3D2",
  )
})
