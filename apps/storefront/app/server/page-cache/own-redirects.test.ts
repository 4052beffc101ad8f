import type { SiteRedirect } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { ownRedirects } from "./own-redirects.server.ts"

const REDIRECTS: SiteRedirect[] = [
  { from: "/termek/kancso.html", to: "/hu/product/haban-kancso", status: 301 },
  { from: "/index.php?route=product&id=12", to: "/hu/product/haban-talka", status: 301 },
  { from: "/akció", to: "/hu/products?sort=newest#list", status: 302 },
]

const find = ownRedirects(async () => REDIRECTS)

test.each([
  ["/termek/kancso.html", "/hu/product/haban-kancso"],
  ["/termek/kancso.html/", "/hu/product/haban-kancso"],
  ["/termek/kancso.html?utm_source=mail", "/hu/product/haban-kancso?utm_source=mail"],
  ["/index.php?route=product&id=12", "/hu/product/haban-talka"],
  ["/akci%C3%B3", "/hu/products?sort=newest#list"],
  ["/akci%C3%B3?a=1", "/hu/products?sort=newest&a=1#list"],
])("%s leads to %s", async (url, to) => {
  expect((await find(url))?.to).toBe(to)
})

test.each(["/termek", "/index.php?route=product&id=13", "/index.php", "/%zz", "/TERMEK/kancso.html"])(
  "%s leads nowhere",
  async (url) => {
    expect(await find(url)).toBeUndefined()
  },
)

test("a list that the owner has changed is looked up anew", async () => {
  let redirects: SiteRedirect[] = []
  const changing = ownRedirects(async () => redirects)
  expect(await changing("/regi")).toBeUndefined()
  redirects = [{ from: "/regi", to: "/hu", status: 302 }]
  expect(await changing("/regi")).toEqual(redirects[0])
})
