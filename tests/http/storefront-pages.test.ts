import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { describe, expect, test } from "vitest"
import { readHead, textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"

/** The URL table of the specification, section 2, with a text that each page must show in each language. */
const PAGES = [
  ["", "Kollekciók", "Collections"],
  ["/products", "Minden termék", "All products"],
  ["/collections", "Kollekciók", "Collections"],
  ["/new-arrivals", "Újdonságok", "New arrivals"],
  ["/search?q=korso", "Keresés", "Search"],
  ["/cart", "A kosár üres.", "cart is empty"],
  ["/wishlist", "Kívánságlista", "Wishlist"],
  ["/login", "Fiókjában egy helyen találja", "all in your account"],
  ["/register", "Fiók létrehozása", "Create account"],
  ["/forgot-password", "Elfelejtett jelszó", "Forgot your password?"],
  ["/reset-password", "Új jelszó beállítása", "Set a new password"],
  ["/verify", "Erősítse meg e‑mail‑címét", "Confirm your e‑mail address"],
  ["/journal", "Magazin", "Journal"],
  ["/about", "Rólunk", "About us"],
  ["/contact", "Kapcsolat", "Contact"],
  ["/address-management-demo", "Címek kezelése", "Address management"],
] as const

const MISSING = [
  "/foo",
  "/foo/bar/baz",
  "/product/no-such-thing",
  "/product/prod_01ABC",
  "/category/no-such-thing",
  "/collections/no-such-thing",
  "/journal/no-such-thing",
  "/journal/%00",
  "/product/%00",
  "/category/%00",
  "/collections/%00",
  "/order-confirmation/order_01ABC",
  "/checkout/success",
  "/product",
  "/category",
  "/products/extra",
  "/%F0%9F%8D%AF",
  "/constructor",
  "/__proto__",
]

/** Message keys are never visible instead of the texts. */
const UNTRANSLATED =
  /\b(access|account|shell|cart|checkout|catalogue|product|order|errors|home)\.[a-z]+[A-Za-z]+\b/

const WORDS = {
  hu: {
    notFound: "Az oldal nem található",
    noProduct: "Ez a termék nem található",
    fault: "Ez most nem sikerült",
  },
  en: { notFound: "Page Not Found", noProduct: "Product not found", fault: "Internal Server Error" },
}

describe.each(TEST_LOCALES)("in %s", (language) => {
  test.each(PAGES)("%s answers", async (path, hungarian, english) => {
    const answer = await new Shopper().send(`/${language}${path}`)
    expect(answer.status).toBe(200)
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(readHead(answer.text).lang).toBe(language)
    expect(textOf(answer.text)).toContain({ hu: hungarian, en: english }[language])
    expect(textOf(answer.text)).not.toMatch(UNTRANSLATED)
  })

  test.each(MISSING)("%s is not found, and a page says so", async (path) => {
    const answer = await new Shopper().send(`/${language}${path}`)
    expect(answer.status).toBe(404)
    const { lang, indexed } = readHead(answer.text)
    expect({ lang, indexed }).toEqual({ lang: language, indexed: false })
    expect(textOf(answer.text)).toContain(WORDS[language].notFound)
    expect(answer.text).toContain(`href="/${language}/products"`)
    expect(answer.text).toContain("<header")
  })

  test("an unknown product has its own error page, and an unknown URL is shown, escaped and shortened", async () => {
    const product = textOf((await new Shopper().send(`/${language}/product/nincs-ilyen`)).text)
    expect(product).toContain(WORDS[language].noProduct)
    const spoken = await new Shopper().send(`/${language}/%3Cb%3Eh%C3%ADvja%3C%2Fb%3E`)
    expect(textOf(spoken.text)).toContain(
      `${WORDS[language].notFound}: /${language}/%3Cb%3Eh%C3%ADvja%3C%2Fb%3E`,
    )
    const long = textOf((await new Shopper().send(`/${language}/${"x".repeat(200)}`)).text)
    expect(long).toContain(`${WORDS[language].notFound}: /${language}/${"x".repeat(95)}…`)
    expect(long).not.toContain("x".repeat(96))
  })

  test("/404 is a 404 and /error a 500, neither indexed", async () => {
    for (const [path, status] of [
      ["/404", 404],
      ["/error", 500],
    ] as const) {
      const answer = await new Shopper().send(`/${language}${path}`)
      expect(answer.status).toBe(status)
      expect(readHead(answer.text)).toMatchObject({ lang: language, indexed: false })
      expect(textOf(answer.text)).toContain(String(status))
      if (status === 500) expect(textOf(answer.text)).toContain(WORDS[language].fault)
    }
  })

  test("checkout pages without a cart redirect to the cart", async () => {
    for (const path of ["/checkout", "/checkout/payment"]) {
      const answer = await new Shopper().send(`/${language}${path}`)
      expect([answer.status, answer.headers.location]).toEqual([302, `/${language}/cart`])
    }
    expect((await new Shopper().open(`/${language}/checkout/verify`)).path).toBe(`/${language}/cart`)
  })

  test("a product page shows its document, and the variant of the URL", async () => {
    const { handle } = await testProductOf("reading")
    const product = await readProduct(handle, language)
    for (const variant of product.variants) {
      const answer = await new Shopper().send(`/${language}/product/${handle}?variant=${variant.sku}`)
      expect(answer.status).toBe(200)
      expect(textOf(answer.text)).toContain(product.title)
      expect(textOf(answer.text)).toContain(variant.sku)
      if (variant.stock_state === "out_of_stock") continue
      expect(answer.text).toContain(`name="variant_id" value="${variant.id}"`)
    }
  })

  test("an unknown variant in the URL still shows the product", async () => {
    const { handle, title } = await testProductOf("reading")
    const answer = await new Shopper().send(`/${language}/product/${handle}?variant=NO-SUCH-SKU`)
    expect(answer.status).toBe(200)
    if (language === DEFAULT_LOCALE) expect(textOf(answer.text)).toContain(title)
  })
})

test.each(["/foo.data", "/hu/foo.data", "/hu/product/no-such-thing.data", "/hu/category/no-such-thing.data"])(
  "the page data of an unknown URL is a 404 too: %s",
  async (path) => {
    expect((await new Shopper().send(path)).status).toBe(404)
  },
)

test("unknown URLs under /api are typed errors", async () => {
  const answer = await new Shopper().send("/api/no-such-thing")
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.text)).toEqual({
    message: "Not found",
    error: { status: 404, message: "Not found" },
  })
})

test.each(["/api/session", "/api/search", "/api/orders", "/api/auth/login", "/builds/meta.json"])(
  "%s does not exist for the methods that it does not have",
  async (path) => {
    const method = path === "/api/auth/login" ? "GET" : "POST"
    const shopper = new Shopper()
    const answer = await shopper.send(path, { method, headers: { origin: shopper.origin } })
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([404, "Not found"])
  },
)

test("an error before React Router has the same body", async () => {
  const answer = await new Shopper().send("/api/auth/login", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  })
  expect(answer.status).toBe(403)
  const { message, error } = JSON.parse(answer.text)
  expect([message, error]).toEqual([expect.stringMatching(/\S/), { status: 403, message }])
})

test("every category and collection of the menu has its page in both languages", async () => {
  for (const language of TEST_LOCALES) {
    const shopper = new Shopper()
    const home = await shopper.send(`/${language}/collections`)
    const links = home.text.matchAll(/href="(\/(?:hu|en)\/(?:category|collections)\/[a-z0-9-]+)"/g)
    // Those of other tests appear and disappear.
    const paths = new Set([...links].map(([, path = ""]) => path).filter((path) => !path.includes("/teszt-")))
    expect(paths.size).toBeGreaterThanOrEqual(14)
    for (const path of paths) {
      const answer = await shopper.send(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.text).toMatch(/href="\/(hu|en)\/product\//)
    }
  }
})

describe("the pages of a list", () => {
  test("show different products each, and the last one the rest", async () => {
    const shopper = new Shopper()
    const handlesOf = (html: string) =>
      new Set([...html.matchAll(/href="\/hu\/product\/([a-z0-9-]+)"/g)].map(([, handle]) => handle))
    const first = handlesOf((await shopper.send("/hu/products")).text)
    const second = handlesOf((await shopper.send("/hu/products?page=2")).text)
    expect(first.size).toBe(24)
    expect(second.size).toBe(24)
    expect([...first].filter((handle) => second.has(handle))).toEqual([])
  })

  test.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=abc",
    "page=",
    "sort=evil",
    "price_min=-5",
    "material=<b>",
  ])("an invalid %s is ignored", async (query) => {
    const answer = await new Shopper().send(`/hu/products?${query}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toMatch(/href="\/hu\/product\//)
  })

  test("a page after the last one says that there is nothing, with links to continue", async () => {
    const answer = await new Shopper().send("/hu/products?page=9999")
    expect([200, 404]).toContain(answer.status)
    expect(answer.text).toContain('href="/hu/products"')
    expect(answer.text).not.toMatch(/href="\/hu\/product\//)
  })
})

test("scripts wait for what the page is painted with", async () => {
  const { text: html } = await new Shopper().send("/hu/products")
  const [, preloads = "[]"] = /\}\)\((\[.*\])\)<\/script>/.exec(html) ?? []
  expect(JSON.parse(preloads).length).toBeGreaterThan(3)
  expect(html).toContain('type="application/x-deferred-module"')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toContain('type="module"')
})

test("HEAD answers like GET, without a body", async () => {
  for (const path of ["/hu/products", "/hu/cart", "/hu/no-such-thing"]) {
    const [get, head] = await Promise.all([
      new Shopper().send(path),
      new Shopper().send(path, { method: "HEAD" }),
    ])
    expect([head.status, head.text]).toEqual([get.status, ""])
    expect(head.headers["content-type"]).toBe(get.headers["content-type"])
  }
})

test.each(["DELETE", "PUT", "PATCH"])("%s on a page is refused, without a server error", async (method) => {
  const shopper = new Shopper()
  for (const path of ["/hu/products", "/hu/cart"]) {
    const answer = await shopper.send(path, { method, headers: { origin: shopper.origin } })
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"])
  }
})
