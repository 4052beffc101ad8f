import { DEFAULT_LOCALE, shop } from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import { describe, expect, test } from "vitest"
import { readHead } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/**
 * The twelve legal slugs of the specification: each belongs to one language, and to its counterpart in the
 * other.
 */
const LEGAL_PAIRS = [
  ["adatvedelmi-nyilatkozat", "privacy-policy"],
  ["suti-szabalyzat", "cookie-policy"],
  ["altalanos-szerzodesi-feltetelek", "terms-and-conditions"],
  ["visszateritesi-szabalyzat", "returns-policy"],
  ["szallitasi-szabalyzat", "shipping-policy"],
  ["impresszum", "legal-notice"],
] as const

const inLanguage = (language: string) => {
  const shopper = new Shopper()
  shopper.cookies.set("language", language)
  return shopper
}

describe("the root", () => {
  test.each([
    [undefined, "de-DE,de;q=0.9", "/hu"],
    [undefined, "en-GB,en;q=0.9,hu;q=0.8", "/en"],
    [undefined, "de,hu;q=0.4,en;q=0.5", "/en"],
    [undefined, "", "/hu"],
    ["en", "hu", "/en"],
    ["hu", "en", "/hu"],
    ["klingon", "en", "/en"],
  ])("with cookie %s and Accept-Language %j redirects to %s", async (cookie, accept, location) => {
    const shopper = cookie ? inLanguage(cookie) : new Shopper()
    const answer = await shopper.send("/", { headers: { "accept-language": accept } })
    expect([answer.status, answer.headers.location]).toEqual([302, location])
    expect(answer.headers.vary?.toLowerCase()).toContain("accept-language")
  })

  test("ignores languages with quality zero", async () => {
    const answer = await new Shopper().send("/", { headers: { "accept-language": "en;q=0,hu;q=0.1" } })
    expect(answer.headers.location).toBe("/hu")
  })
})

describe("a page without a language in its URL", () => {
  test.each(["/products", "/collections", "/new-arrivals", "/about", "/cart"])("%s", async (path) => {
    for (const language of LOCALES) {
      const answer = await inLanguage(language).send(path)
      expect(answer.status).toBe(200)
      expect(readHead(answer.text).lang).toBe(language)
    }
    const plain = await new Shopper().send(path, { headers: { "accept-language": "en" } })
    expect(readHead(plain.text).lang).toBe("hu")
  })

  test("has its canonical URL with the language, and no shared cache stores it", async () => {
    const { handle } = await testProductOf("reading")
    const answer = await inLanguage("en").send(`/product/${handle}`)
    expect(readHead(answer.text).canonical).toBe(`${stack.shopUrl}/en/product/${handle}`)
    expect(answer.headers["cache-control"]).toContain("private")
  })
})

describe("the language in the URL", () => {
  test("has priority over the cookie", async () => {
    expect(readHead((await inLanguage("hu").send("/en/products")).text).lang).toBe("en")
    expect(readHead((await inLanguage("en").send("/hu/products")).text).lang).toBe("hu")
  })

  test.each(["/de/products", "/de", "/HU", "/EN/cart", "/xx/about"])("%s is not a page", async (path) => {
    expect((await new Shopper().send(path)).status).toBe(404)
  })

  test("exists once: a trailing slash redirects to the page", async () => {
    for (const [path, location] of [
      ["/hu/", "/hu"],
      ["/en/products/?page=2", "/en/products?page=2"],
    ] as const) {
      const answer = await new Shopper().send(path)
      expect([answer.status, answer.headers.location]).toEqual([301, location])
    }
  })
})

describe("other languages", () => {
  const indexable = async () => {
    const { handle } = await testProductOf("reading")
    return [
      "",
      "/products",
      "/collections",
      "/new-arrivals",
      "/about",
      `/product/${handle}`,
      "/products?page=2",
    ]
  }

  test("every indexed page names hu, en and x-default, and itself as canonical", async () => {
    for (const path of await indexable()) {
      for (const language of LOCALES) {
        const { canonical, alternates, indexed } = readHead(
          (await new Shopper().send(`/${language}${path}`)).text,
        )
        expect({ path, canonical, alternates, indexed }).toEqual({
          path,
          canonical: `${stack.shopUrl}/${language}${path}`,
          alternates: {
            hu: `${stack.shopUrl}/hu${path}`,
            en: `${stack.shopUrl}/en${path}`,
            "x-default": `${stack.shopUrl}/hu${path}`,
          },
          indexed: true,
        })
      }
    }
  })

  test("the canonical URL leaves out parameters that do not change the page", async () => {
    const { handle, sku } = await testProductOf("reading")
    const answer = await new Shopper().send(`/hu/product/${handle}?variant=${sku}&utm_source=x`)
    expect(readHead(answer.text).canonical).toBe(`${stack.shopUrl}/hu/product/${handle}`)
  })

  test.each(["/hu/cart", "/hu/search?q=a", "/hu/login", "/hu/404"])("%s is not indexed", async (path) => {
    expect(readHead((await new Shopper().send(path)).text)).toMatchObject({ indexed: false, alternates: {} })
  })
})

describe("legal pages", () => {
  test.each(LEGAL_PAIRS)("%s and %s set their language and link to each other", async (hu, en) => {
    const slugs = { hu, en }
    const pairs = TEST_LOCALES.flatMap((own) =>
      TEST_LOCALES.filter((one) => one !== own).map((other) => [own, other] as const),
    )
    for (const [own, other] of pairs) {
      const slug = slugs[own]
      const alternates = {
        hu: `${stack.shopUrl}/hu/${hu}`,
        en: `${stack.shopUrl}/en/${en}`,
        "x-default": `${stack.shopUrl}/hu/${hu}`,
      }
      const bare = await inLanguage(other).send(`/${slug}`)
      expect(bare.status).toBe(200)
      expect(readHead(bare.text)).toMatchObject({ lang: own, canonical: alternates[own], alternates })

      const prefixed = await inLanguage(other).send(`/${own}/${slug}`)
      expect([prefixed.status, readHead(prefixed.text).lang]).toEqual([200, own])

      const foreign = await new Shopper().send(`/${other}/${slug}`)
      expect([foreign.status, foreign.headers.location]).toEqual([301, `/${other}/${slugs[other]}`])
    }
  })

  test.each([
    ["/aszf", "/hu/altalanos-szerzodesi-feltetelek"],
    ["/hu/aszf", "/hu/altalanos-szerzodesi-feltetelek"],
    ["/en/aszf", "/en/terms-and-conditions"],
    ["/szallitas-es-fizetes", "/hu/szallitasi-szabalyzat"],
    ["/hu/szallitas-es-fizetes", "/hu/szallitasi-szabalyzat"],
    ["/hu/elallas-es-visszakuldes", "/hu/visszateritesi-szabalyzat"],
  ])("%s redirects permanently to %s", async (alias, page) => {
    const answer = await inLanguage("en").send(alias)
    expect([answer.status, answer.headers.location]).toEqual([301, page])
  })

  test("the language switch leads to the other language's page, and the choice is remembered without scripts", async () => {
    const shopper = new Shopper()
    const page = await shopper.send("/hu/impresszum")
    const [, address = ""] = /<a href="(\/api\/language[^"]*)"[^>]*hrefLang="en"/.exec(page.text) ?? []
    const answer = await shopper.send(address.replaceAll("&amp;", "&"))
    expect([answer.status, answer.headers.location]).toEqual([303, "/en/legal-notice"])
    expect(answer.headers["cache-control"]).toContain("no-store")
    expect(answer.setCookies.map((cookie) => cookie.split(";")[0])).toEqual(["language=en", "country=HU"])
    expect((await shopper.send("/")).headers.location).toBe("/en")
    expect(readHead((await shopper.send("/products")).text).lang).toBe("en")
  })
})

describe("the choice of a language", () => {
  test("keeps the query of the URL", async () => {
    const to = "/en/search?q=kors%C3%B3&page=2"
    const { headers } = await new Shopper().send(`/api/language?to=${encodeURIComponent(to)}`)
    expect(headers.location).toBe(to)
  })

  test.each([
    "",
    "/de/products",
    "/products",
    "//evil.example/en",
    "https://evil.example/en",
    "/\\evil.example/hu",
    "x",
  ])("falls back to Hungarian for %j", async (to) => {
    const shopper = inLanguage("en")
    const answer = await shopper.send(`/api/language?to=${encodeURIComponent(to)}`)
    expect([answer.status, answer.headers.location]).toEqual([303, "/hu"])
    expect(shopper.cookies.findValue("language")).toBe("hu")
  })
})

test("the manifest contains the shop's name from the settings", async () => {
  const answer = await new Shopper().send("/site.webmanifest")
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/manifest+json"])
  const { name, lang, icons } = JSON.parse(answer.text)
  expect([name, lang]).toEqual([shop.name, DEFAULT_LOCALE])
  for (const { src } of icons) expect((await new Shopper().send(src)).status).toBe(200)
})
