import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { requestBytes } from "../fixtures/raw-request.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

async function publicPaths() {
  const { handle, sku } = await testProductOf("reading")
  const product = `/hu/product/${handle}`
  return [
    "/hu",
    "/en",
    "/hu/products",
    "/en/products?page=2",
    "/hu/collections",
    "/hu/new-arrivals",
    "/hu/about",
    "/hu/impresszum",
    product,
    `${product}?variant=${sku}`,
    `${product}.data`,
    "/hu/products.data",
  ]
}

const PRIVATE_PATHS = [
  "/hu/cart",
  "/hu/cart.data",
  "/hu/checkout",
  "/hu/checkout/payment",
  "/hu/order-confirmation/order_01ABC",
  "/hu/account",
  "/hu/login",
  "/api/session",
  "/hu/error",
]

/** A visitor with a cart, a language and other data that a page might show by mistake. */
async function visitorWithCart() {
  const { variantId } = await testProductOf("reading", 1)
  const visitor = new Shopper()
  await visitor.post("/hu/cart", { intent: "add", variant_id: variantId, quantity: "2" })
  visitor.cookies.set("language", "en")
  return visitor
}

test("public pages are the same bytes for a stranger and for somebody with a cart, and set no cookie", async () => {
  const [visitor, stranger] = [await visitorWithCart(), new Shopper()]
  expect(JSON.parse((await visitor.send("/api/session")).text).cart.count).toBe(2)
  for (const path of await publicPaths()) {
    const [mine, theirs] = [await visitor.send(path), await stranger.send(path)]
    expect([path, mine.status]).toEqual([path, 200])
    expect(mine.text === theirs.text, `${path} differs between visitors`).toBe(true)
    expect(mine.headers.etag).toBe(theirs.headers.etag)
    expect([mine.setCookies, theirs.setCookies]).toEqual([[], []])
    expect(mine.headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
    expect(mine.headers.vary?.toLowerCase()).toBe("accept-encoding")
  }
})

test.each(PRIVATE_PATHS)("%s is stored by no cache", async (path) => {
  const answer = await new Shopper().send(path)
  expect(answer.headers["cache-control"]).toContain("no-store")
  expect(answer.headers.etag).toBeUndefined()
})

test("unknown parameters give the same bytes", async () => {
  const { handle } = await testProductOf("reading")
  const shopper = new Shopper()
  for (const path of ["/hu", "/hu/products", `/hu/product/${handle}`, "/hu/about"]) {
    const plain = await shopper.send(path)
    for (const query of ["utm_source=a&fbclid=b", "cart_id=1&__proto__=x", "q=%3Cscript%3E", "%zz", "=&&="]) {
      const answer = await shopper.send(`${path}?${query}`)
      expect([answer.status, answer.text === plain.text]).toEqual([200, true])
    }
  }
})

test("the order of the known parameters does not matter", async () => {
  const shopper = new Shopper()
  const one = await shopper.send("/hu/products?page=2&sort=price_asc")
  const other = await shopper.send("/hu/products?sort=price_asc&page=2&x=1")
  expect(one.headers.etag).toBe(other.headers.etag)
})

describe("a page that the browser has cached", () => {
  test("is answered 304 without a body, also with a weak tag and in a list", async () => {
    for (const path of await publicPaths()) {
      const { etag } = (await new Shopper().send(path)).headers
      expect(etag).toMatch(/^(W\/)?"[\w-]+"$/)
      for (const value of [etag, etag?.replace(/^W\//, ""), `"other", ${etag}`]) {
        const answer = await new Shopper().send(path, { headers: { "if-none-match": String(value) } })
        expect([path, answer.status, answer.text]).toEqual([path, 304, ""])
        expect(answer.headers.etag).toBe(etag)
      }
    }
  })

  test("is sent again if it has changed", async () => {
    const answer = await new Shopper().send("/hu/products", { headers: { "if-none-match": '"other"' } })
    expect([answer.status, answer.text.length > 1000]).toEqual([200, true])
  })

  test("an unknown page stays a 404", async () => {
    const { etag } = (await new Shopper().send("/hu/no-such-thing")).headers
    const answer = await new Shopper().send("/hu/no-such-thing", {
      headers: { "if-none-match": etag ?? "*" },
    })
    expect(answer.status).toBe(404)
  })
})

describe("compression", () => {
  test.each(["/hu/products", "/hu/cart", "/hu/no-such-thing"])("of %s gives the same page", async (path) => {
    const plain = await requestBytes(path, {})
    const brotli = await requestBytes(path, { "accept-encoding": "gzip, deflate, br" })
    const gzip = await requestBytes(path, { "accept-encoding": "gzip" })
    const refused = await requestBytes(path, { "accept-encoding": "br;q=0, gzip;q=0" })
    expect([plain, brotli, gzip, refused].map(({ encoding }) => encoding)).toEqual([
      undefined,
      "br",
      "gzip",
      undefined,
    ])
    const page = plain.bytes.toString()
    expect(brotliDecompressSync(brotli.bytes).toString() === page).toBe(true)
    expect(gunzipSync(gzip.bytes).toString() === page).toBe(true)
    expect(refused.bytes.toString() === page).toBe(true)
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 3)
  })
})

test("scripts, styles, fonts and pictures may be cached forever, because their names change with them", async () => {
  const page = (await new Shopper().send("/hu")).text
  const files = ["js", "css", "woff2", "jpg"].map((ending) => {
    const found = new RegExp(`"(/(?:assets|pictures)/[^" ]+\\.${ending})"`).exec(page)?.[1]
    if (!found) throw new Error(`The home page names no .${ending} file.`)
    return found
  })
  for (const file of files) {
    const answer = await new Shopper().send(file)
    expect([file, answer.status]).toEqual([file, 200])
    expect(answer.headers["cache-control"]).toMatch(/max-age=31536000.*immutable/)
  }
})
