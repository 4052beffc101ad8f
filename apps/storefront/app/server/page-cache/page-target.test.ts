import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { resolveTarget } from "./page-target.server.ts"

const target = (url: string, cookie?: string, acceptLanguage?: string) =>
  resolveTarget({ url, cookie, acceptLanguage })

describe("resolveTarget", () => {
  it.each([
    [undefined, undefined, "/hu"],
    [undefined, "en-GB,en;q=0.9,hu;q=0.8", "/en"],
    [undefined, "xx,hu;q=0.5,en;q=0.4", "/hu"],
    [undefined, "xx", "/hu"],
    ["language=en", "hu", "/en"],
    ["language=xx", "en", "/en"],
    ["a=b; language=hu", "en", "/hu"],
  ])("/ with cookie %s and Accept-Language %s leads to %s", (cookie, accept, location) => {
    expect(target("/", cookie, accept)).toEqual({ kind: "redirect", location, permanent: false })
  })

  it.each([
    ["/hu/", "/hu"],
    ["/hu/products/?page=2", "/hu/products?page=2"],
    ["/hu/products///", "/hu/products"],
    ["/hu//products?page=2", "/hu/products?page=2"],
    ["/hu/Products", "/hu/products"],
    ["/en/new-Arrivals?page=2", "/en/new-arrivals?page=2"],
    ["/Products", "/products"],
    ["/hu/Impresszum", "/hu/impresszum"],
    ["/hu/Products.data?page=2", "/hu/products.data?page=2"],
  ])("%s has one address: %s", (url, location) => {
    expect(target(url)).toEqual({ kind: "redirect", location, permanent: true })
  })

  it.each([
    "/HU",
    "/EN/products",
    "/hu/order/order_01ABC",
    "/hu/checkout",
    "/hu/Cart",
    "/hu/NoSuchPage",
    "/hu/product/Nem-Az",
  ])("%s is left as it is written", (url) => {
    expect(target(url)).toMatchObject({ url })
  })

  it.each(["//evil.example/", "/\\evil.example/", "//", "/\\/"])("never leads to another site: %s", (url) => {
    expect(target(url).kind).not.toBe("redirect")
  })

  it("takes the language of the address before that of the cookie", () => {
    expect(target("/en/products", "language=hu")).toMatchObject({
      kind: "public",
      locale: "en",
      localeInPath: true,
    })
  })

  it("answers an address without language in the cookie's, else in Hungarian", () => {
    expect(target("/products")).toMatchObject({ locale: "hu", localeInPath: false, key: "hu /products" })
    expect(target("/products", "language=en")).toMatchObject({ locale: "en", key: "en /products" })
  })

  it.each([
    ["/privacy-policy", "en"],
    ["/adatvedelmi-nyilatkozat", "hu"],
  ])("%s sets its own language", (url, locale) => {
    const other = LOCALES.find((one) => one !== locale)
    expect(target(url, `language=${other}`)).toMatchObject({ locale })
  })

  it("keys a page by language, path and allowed query only", () => {
    const plain = target("/hu/products?page=2")
    expect(
      target("/hu/products?utm_source=x&page=2&cart_id=1", "medusa-cart-id=secret; language=en"),
    ).toEqual(plain)
  })

  it("keys page data beside its page, apart where only the page's own route is asked for", () => {
    expect(target("/hu/products.data?page=2&x=1")).toMatchObject({ key: "hu /hu/products.data?page=2" })
    expect(target("/hu/products.data?page=2&_routes=routes/catalogue/products&x=1")).toMatchObject({
      kind: "public",
      key: "hu /hu/products.data?page=2&_routes=routes%2Fcatalogue%2Fproducts",
    })
    expect(target("/hu/cart.data")).toMatchObject({ kind: "private" })
  })

  it.each([
    "",
    "root",
    "a,b",
    "routes/catalogue/product",
    "routes/catalogue/products,root",
    "x".repeat(10_000),
  ])("gives the data of all routes to whoever asks for _routes=%s, and makes no key of it", (routes) => {
    expect(target(`/hu/products.data?_routes=${routes}`)).toEqual(target("/hu/products.data"))
  })
})
