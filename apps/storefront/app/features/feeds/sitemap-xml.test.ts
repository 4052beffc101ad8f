import { describe, expect, it } from "vitest"
import { LOCALES } from "#app/i18n/locales.ts"
import { PRODUCTS_PER_SITEMAP, STANDING_PAGES, sitemapIndex, urlSet } from "./sitemap-xml.server.ts"

const origin = "https://porteka.example"

describe("sitemapIndex", () => {
  it.each([
    [0, 0],
    [1, 1],
    [PRODUCTS_PER_SITEMAP, 1],
    [PRODUCTS_PER_SITEMAP + 1, 2],
  ])("for %i products has %i product parts", (count, parts) => {
    const index = sitemapIndex(origin, count)
    expect(index.match(/products-\d+\.xml/g) ?? []).toHaveLength(parts)
    expect(index).toContain("<loc>https://porteka.example/sitemaps/pages.xml</loc>")
  })
})

describe("urlSet", () => {
  it("lists a page once per language, each naming all languages", () => {
    const set = urlSet(origin, [(paths) => paths.product("kek-bogre")])
    expect(set.match(/<loc>[^<]+/g)).toEqual(
      LOCALES.map((locale) => `<loc>https://porteka.example/${locale}/product/kek-bogre`),
    )
    expect(set.match(/hreflang="[^"]+"/g)).toHaveLength(LOCALES.length * (LOCALES.length + 1))
  })

  it("has the legal pages under their own address in each language", () => {
    const set = urlSet(origin, STANDING_PAGES)
    expect(set).toContain("<loc>https://porteka.example/hu/impresszum</loc>")
    expect(set).toContain("<loc>https://porteka.example/en/legal-notice</loc>")
  })
})
