import { describe, expect, it } from "vitest"
import { publicQuery } from "./cache-policy.server.ts"

const query = (path: string, search = "") => publicQuery(path, new URLSearchParams(search))

describe("publicQuery", () => {
  it.each([
    "/hu",
    "/en",
    "/hu/products",
    "/products",
    "/hu/product/kek-bogre",
    "/hu/category/bogrek",
    "/hu/collections",
    "/hu/collections/kekfesto",
    "/hu/new-arrivals",
    "/hu/search",
    "/hu/journal",
    "/hu/journal/a-kekfestes",
    "/hu/impresszum",
    "/about",
  ])("%s is public", (path) => {
    expect(query(path)).toBe("")
  })

  it.each([
    "/hu/cart",
    "/cart",
    "/hu/checkout",
    "/hu/checkout/payment",
    "/hu/order-confirmation/order_1",
    "/hu/account",
    "/hu/account/orders",
    "/hu/wishlist",
    "/hu/login",
    "/en/verify",
    "/api/session",
    "/builds/meta.json",
    "/hu/error",
    "/hu/product/a/b",
    "/hu/cart;.css",
  ])("%s is private", (path) => {
    expect(query(path)).toBeNull()
  })

  it.each([
    ["/hu/product/x", "variant=KEK&utm_source=mail", "?variant=KEK"],
    ["/hu/products", "sort=name&page=2", "?page=2&sort=name"],
    ["/hu/products", "material=wood&material=clay", "?material=clay&material=wood"],
    ["/hu/products", "page=&fbclid=1", ""],
    ["/hu", "variant=KEK", ""],
  ])("%s?%s keeps only what the page may depend on", (path, search, kept) => {
    expect(query(path, search)).toBe(kept)
  })

  it("cuts values that are too long", () => {
    expect(query("/hu/search", `q=${"a".repeat(10_000)}`)).toHaveLength("?q=".length + 200)
  })
})
