import { LOCALES } from "@porteka/shop/languages"
import { menuPages } from "@porteka/shop/menus"
import { describe, expect, it } from "vitest"
import { readShopPage, shopLinksOf } from "./shop-page.ts"
import { startEntries } from "./start-entries.ts"

describe("readShopPage", () => {
  const offered = LOCALES.flatMap((locale) => menuPages(locale).map(({ to }) => to))
  it.each([
    ...offered,
    "/",
    "/hu",
    "/en/",
    "/products?q=v%C3%A1za",
    "/hu/account/orders",
    "/hu/gyik#szallitas",
    "/hu/aszf",
    "/hu/aszf/valtozat/2",
    "/feeds/google.xml",
    "/pictures/a-1.jpg",
  ])("%s is a page", (address) => {
    expect(readShopPage(address)).toEqual({ type: "page" })
  })

  it.each([
    ["/hu/product/haban-kancso", { type: "product", handle: "haban-kancso" }],
    ["/category/kanna?page=2", { type: "category", handle: "kanna" }],
    ["/en/collections/christmas", { type: "collection", handle: "christmas" }],
    ["/hu/journal/a-haban-kancso-tortenete", { type: "journal", handle: "a-haban-kancso-tortenete" }],
    ["/hu/product/50%", { type: "product", handle: "50%" }],
    ["/hu/keszitok/kovari-dezso", { type: "maker", handle: "kovari-dezso" }],
  ])("%s is the page of a record", (address, page) => {
    expect(readShopPage(address)).toEqual(page)
  })

  it.each(["/hu/rolunk", "/de/products", "/hu/termek/kancso", "/hu/product", "/constructor/kancso"])(
    "%s is none",
    (address) => {
      expect(readShopPage(address)).toEqual({ type: "unknown" })
    },
  )
})

describe("shopLinksOf", () => {
  it("finds no unknown page in the texts that a shop starts with", () => {
    for (const { kind, values } of startEntries())
      for (const { to } of shopLinksOf(kind, values))
        expect([to, readShopPage(to).type]).toEqual([to, "page"])
  })

  it("finds links of texts, fields and menus, and leaves others out", () => {
    const text =
      "[a](/hu/a) ![b](/pictures/b-1.jpg) [c](https://example.com) [d](mailto:{{shop.contact.email}})"
    expect(shopLinksOf("page", { "text.hu": text })).toEqual([{ path: "text.hu", to: "/hu/a" }])
    expect(shopLinksOf("home", { "hero_link.en": "/en/b" })).toEqual([{ path: "hero_link.en", to: "/en/b" }])
    expect(shopLinksOf("menu", { "shop.hu": "C | /hu/c\nD | https://example.com" })).toEqual([
      { path: "shop.hu", to: "/hu/c" },
    ])
    expect(shopLinksOf("redirects", { lines: "/regi; /hu/e" })).toEqual([{ path: "lines", to: "/hu/e" }])
  })
})
