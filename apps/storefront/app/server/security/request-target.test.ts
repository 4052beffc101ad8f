import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readTarget } from "./request-target.server.ts"

describe("readTarget", () => {
  it.each([
    ["/hu/products?page=2", "/hu/products?page=2"],
    ["/hu/product/kek-bogre.data?_routes=a%2Fb", "/hu/product/kek-bogre.data?_routes=a%2Fb"],
    ["/hu/product/x\\..\\..\\cart", "/hu/cart"],
    ["/hu/product/x/../../cart?a=1", "/hu/cart?a=1"],
    ["/hu/product/x\\..\\..\\..\\api\\language?to=/hu", "/api/language?to=/hu"],
    ["/hu/product/%2e%2e/cart", "/hu/cart"],
    ["/hu/product/%2E./%63art", "/hu/cart"],
    ["/hu/./products", "/hu/products"],
    ["/hu/product/%6bek-b%6Fgre", "/hu/product/kek-bogre"],
    ["/hu/product/b%c3%b6gre", "/hu/product/b%C3%B6gre"],
    ["/hu/product/a%2fb%5C..", "/hu/product/a%2Fb%5C.."],
    ["/hu/products#a?b", "/hu/products?b"],
    ["/hu/products?q=%2e%2e/a\\b#c", "/hu/products?q=%2e%2e/a\\b#c"],
    ["http://shop.example/hu/products?page=2", "/hu/products?page=2"],
    ["HTTP://shop.example", "/"],
    ["//evil.example/%2e", "//evil.example/"],
    ["/hu/search?q=%00b%c3%b6gre%00&page=1", "/hu/search?q=b%c3%b6gre&page=1"],
    ["/hu/product/%00", "/hu/product/%00"],
  ])("%s is %s", (target, expected) => {
    expect(readTarget(target)).toBe(expected)
  })

  it.each([
    undefined,
    "",
    "*",
    "shop.example:443",
    "ftp://shop.example/",
    "/hu/product/...data",
    "/hu/product/..%2edata",
    "/hu/product/%2e%2e.data",
    "/hu/..data",
  ])("%j names nothing", (target) => {
    expect(readTarget(target)).toBeNull()
  })

  it("gives every address one form, which has no second one and leaves the shop nowhere", () => {
    const part = fc.constantFrom(
      "hu",
      "cart",
      "..",
      ".",
      "%2e",
      "%2E%2e",
      "%61",
      "%5c",
      "a",
      ".data",
      "_.data",
      "",
    )
    const separator = fc.constantFrom("/", "\\", "//")
    const path = fc
      .array(fc.tuple(separator, part), { minLength: 1 })
      .map((parts) => `/${parts.flat().join("")}`)
    fc.assert(
      fc.property(path, (target) => {
        const read = readTarget(target)
        if (read === null) return
        expect(read.startsWith("/")).toBe(true)
        expect(readTarget(read)).toBe(read)
        expect(read).not.toMatch(/\\|\/\.{1,2}(\/|$)/)
        expect(new URL(`http://localhost${read}`).pathname).toBe(read)
      }),
    )
  })
})
