import { LOCALES } from "@porteka/shop/languages"
import { expect, it } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"
import { readStructuredData } from "../fixtures/structured-data.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { list } from "./catalogue-api.ts"

const shopper = new Shopper()

it.each([
  ["/sitemap.xml", "<sitemapindex"],
  ["/sitemaps/pages.xml", 'hreflang="x-default"'],
  ["/sitemaps/products-1.xml", "/en/product/"],
  ["/feeds/google.xml", "<g:price>"],
  ["/feeds/arukereso.xml", "<net_price>"],
])("%s is public XML", async (path, part) => {
  const answer = await shopper.send(path)
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"])
  expect(answer.headers["cache-control"]).toContain("public")
  expect(answer.text).toContain(part)
})

it("robots.txt names the sitemap and blocks the visitor's pages", async () => {
  const { text } = await shopper.send("/robots.txt")
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  expect(text).toContain("Disallow: /*/cart")
})

it("a part of the sitemap that does not exist is a 404", async () => {
  expect((await shopper.send("/sitemaps/products-9999.xml")).status).toBe(404)
  expect((await shopper.send("/sitemaps/other.xml")).status).toBe(404)
})

it.each(LOCALES)("every kind of page has structured data in %s", async (language) => {
  const [single, several] = await productsToTell()
  const pages: [string, string[]][] = [
    ["", ["OnlineStore", "WebSite"]],
    ["/products", ["ItemList"]],
    ["/products?page=2", ["ItemList"]],
    ["/category/bogrek-poharak", ["ItemList", "BreadcrumbList"]],
    ["/collections/kekfesto-tortenetek", ["ItemList", "BreadcrumbList"]],
    ["/new-arrivals", ["ItemList"]],
    [`/product/${single}`, ["Product", "BreadcrumbList"]],
    [`/product/${several}`, ["Product", "BreadcrumbList"]],
  ]
  for (const [path, types] of pages) {
    const { status, text } = await shopper.send(`/${language}${path}`)
    expect([path, status, readStructuredData(text)]).toEqual([path, 200, types])
  }
})

it("a shared page has its own picture, which exists", async () => {
  const [handle] = await productsToTell()
  for (const path of [
    "/hu",
    "/hu/products",
    "/hu/category/bogrek-poharak",
    "/hu/collections/kekfesto-tortenetek",
    `/hu/product/${handle}`,
  ]) {
    const { text } = await shopper.send(path)
    const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ""
    expect(address.startsWith(shopper.origin), address).toBe(true)
    const answer = await shopper.send(new URL(address).pathname)
    expect([path, answer.status, answer.headers["content-type"]]).toEqual([
      path,
      200,
      expect.stringMatching(/^image\/(jpeg|png)$/),
    ])
  }
})

/** Products that keep their names and texts; other files create their own, without pictures. */
const UNCHANGED = ["reading", "cart", "checkout", "journeys"] as const

/**
 * Products that no other test renames: one with a single variant, and one whose variants have different
 * prices.
 */
async function productsToTell(): Promise<[string, string]> {
  const seeded = (await Promise.all(UNCHANGED.map((owner) => testProductsOf(owner)))).flat()
  const unchanged = new Set(seeded.map(({ productId }) => productId))
  const { products } = await list({ page_size: "60", in_stock: "true" })
  const listed = products.filter(({ id }) => unchanged.has(id))
  const single = listed.find(({ variant_count }) => variant_count === 1)
  const several = listed.find(({ variant_count, price_varies }) => variant_count > 1 && price_varies)
  if (!single || !several) throw new Error("The shop has not both kinds of products.")
  return [single.handle, several.handle]
}
