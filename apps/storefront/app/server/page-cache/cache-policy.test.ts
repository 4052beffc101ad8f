import { FACETS, facetParameters } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { LEGAL_PAGES } from "#app/i18n/legal-slugs.ts"
import { findPublicPage, languageOfPolicy, PAGE_POLICIES, queryOfPolicy } from "./cache-policy.server.ts"

const PRIVATE_FORMS: string[] = [LEGAL_PAGES.withdrawal, LEGAL_PAGES.complaints, { all: "contact" }].flatMap(
  Object.values,
)

const query = (path: string, search = "") => findPublicPage(path, new URLSearchParams(search))?.query ?? null

it.each(PAGE_POLICIES)(
  "$path is shown while it is fresh, then while it is made again, then in need",
  (policy) => {
    const { fresh, whileRevalidating, whileUnavailable } = policy.lifetime
    expect(fresh).toBeGreaterThan(0)
    expect(whileRevalidating).toBeGreaterThanOrEqual(fresh)
    expect(whileUnavailable).toBeGreaterThanOrEqual(whileRevalidating)
  },
)

describe("findPublicPage", () => {
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
    "/hu/gift-card",
    "/hu/journal",
    "/hu/journal/a-kekfestes",
    "/hu/keszitok",
    "/en/makers/ujhazi",
    "/hu/impresszum",
    "/aszf",
    "/about",
    "/hu/rendeles-kovetes",
    "/track-order",
    "/hu/wishlist",
    "/api/search",
    "/api/products/kek-bogre",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/feeds/google.xml",
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
    "/hu/login",
    "/en/verify",
    "/api/session",
    "/builds/meta.json",
    "/hu/error",
    "/hu/elallas",
    "/hu/contact",
    "/hu/panaszkezeles",
    "/en/complaints",
    "/hu/cart-reminder",
    "/hu/coupon/UDVOZLET10",
    "/hu/restock-notice",
    "/hu/newsletter",
    "/hu/hirlevel/megerosites",
    "/en/newsletter/unsubscribe",
    "/hu/order/order_1",
    "/hu/order",
    "/withdrawal",
    "/en/withdrawal",
    "/hu/product/a/b",
    "/hu/cart;.css",
    "/hu/a-page-of-tomorrow",
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

  it.each(FACETS)("a list narrowed by $key is as public as the table says", (facet) => {
    for (const parameter of facetParameters(facet)) {
      for (const path of ["/hu/products", "/category/bogrek", "/en/collections/x", "/hu/new-arrivals"]) {
        expect(query(path, `${parameter}=5`)).toBe(facet.publicPages ? `?${parameter}=5` : null)
      }
      expect(query("/hu/search", `${parameter}=5&q=a`)).toEqual(
        facet.publicPages ? expect.stringContaining(`${parameter}=5`) : null,
      )
      expect(query("/hu/about", `${parameter}=5`)).toBe("")
    }
  })

  it.each([
    ["the link of an e-mail to an order", "/hu/rendeles-kovetes", "token=x.y"],
    ["a product whose form was refused", "/hu/product/x", "variant=KEK&refused=1"],
    ["the gift card, too", "/hu/gift-card", "refused=1"],
  ])("%s is private", (_, path, search) => {
    expect(query(path, search)).toBeNull()
  })

  it("a parameter that makes a page private does so only with a value", () => {
    const lifetime = { fresh: 1, whileRevalidating: 1, whileUnavailable: 1 }
    const policy = { path: /^\/list$/, lifetime, query: ["page"], privateQuery: ["length"] }
    const kept = (search: string) => queryOfPolicy(policy, new URLSearchParams(search))
    expect([
      kept("page=2"),
      kept("length=&page=2"),
      kept("length=7&page=2"),
      kept("length=&length=7"),
    ]).toEqual(["?page=2", "?page=2", null, null])
  })

  it("cuts values that are too long", () => {
    expect(query("/hu/search", `q=${"a".repeat(10_000)}`)).toHaveLength("?q=".length + 200)
  })
})

describe("the texts of the shop", () => {
  it.each(Object.keys(import.meta.glob("../../../../../packages/documents/texts/*/*.md")))(
    "%s is stored, unless it has a form whose receipt is personal",
    (file) => {
      const [, locale, slug = ""] = /(\w+)\/([a-z-]+)\.md$/.exec(file) ?? []
      const isPrivate = PRIVATE_FORMS.includes(slug)
      expect(query(`/${locale}/${slug}`)).toBe(isPrivate ? null : "")
    },
  )
})

describe("languageOfPolicy", () => {
  it.each([
    ["/api/search", "locale=en&q=mug", "en"],
    ["/api/search", "q=bögre", "hu"],
    ["/api/products/kek-bogre", "locale=xx", "hu"],
    ["/sitemap.xml", "locale=en", "hu"],
    ["/products", "locale=en", null],
    ["/api/session", "locale=en", null],
  ])("%s?%s: %s", (path, search, locale) => {
    expect(languageOfPolicy(path, new URLSearchParams(search))).toBe(locale)
  })
})
