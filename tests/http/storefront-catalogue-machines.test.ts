import { expect, it } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

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

it("robots.txt names the sitemap and closes the visitor's rooms", async () => {
  const { text } = await shopper.send("/robots.txt")
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m)
  expect(text).toContain("Disallow: /*/cart")
})

it("a part of the sitemap that does not exist is a 404", async () => {
  expect((await shopper.send("/sitemaps/products-9999.xml")).status).toBe(404)
  expect((await shopper.send("/sitemaps/other.xml")).status).toBe(404)
})

it("a product page says to machines what it shows", async () => {
  const { text: map } = await shopper.send("/sitemaps/products-1.xml")
  const path = /<loc>https?:\/\/[^/]+(\/hu\/product\/[^<]+)/.exec(map)?.[1] ?? ""
  const { text } = await shopper.open(path)
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  )
  expect(data.map((item) => item["@type"])).toEqual(["Product", "BreadcrumbList"])
  const [offer] = data[0].offers.offers ?? [data[0].offers]
  expect(offer).toMatchObject({
    priceCurrency: "HUF",
    shippingDetails: {},
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  })
})
