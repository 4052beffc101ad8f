import { describe, expect, test } from "vitest"
import { requestBytes } from "../fixtures/raw-request.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** URLs are sent exactly as written here: browsers and `new URL` would normalize them. */
const ask = (path: string) => requestBytes(path, { accept: "text/html" })

describe("a URL written in another way", () => {
  test.each([
    ["/hu/product/x\\..\\..\\cart", "/hu/cart"],
    ["/hu/product/x/../../cart", "/hu/cart"],
    ["/hu/product/%2e%2e/%63art", "/hu/cart"],
    ["/hu/product/x\\..\\..\\..\\api\\language?to=/hu", "/api/language?to=/hu"],
    ["/hu/./about", "/hu/about"],
    ["/hu/%61bout#there", "/hu/about"],
  ])("%s is %s and nothing else", async (written, meant) => {
    const [seen, expected] = [await ask(written), await ask(meant)]
    expect(seen.status).toBe(expected.status)
    expect(seen.headers["cache-control"]).toBe(expected.headers["cache-control"])
    expect(seen.headers.etag).toBe(expected.headers.etag)
    expect(seen.headers.location).toBe(expected.headers.location)
  })

  test("a private page behind a public URL stays private", async () => {
    const { headers } = await ask("/hu/product/x\\..\\..\\cart")
    expect(headers["cache-control"]).toContain("no-store")
  })

  test("an absolute URL in the request line is its path", async () => {
    const { status, headers } = await ask(`${stack.shopUrl}/hu/about`)
    expect([status, headers.etag]).toEqual([200, (await ask("/hu/about")).headers.etag])
  })

  test("invalid escapes create no separate page", async () => {
    const { handle } = await testProductOf("reading")
    const escaped = handle.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    const [seen, expected] = [await ask(`/hu/product/${escaped}`), await ask(`/hu/product/${handle}`)]
    expect([seen.status, seen.headers.etag]).toEqual([200, expected.headers.etag])
  })
})

test.each(["/hu/product/...data", "/hu/product/%2e%2e.data", "/..data", "*", "ftp://shop.example/hu"])(
  "%s is refused without a server error",
  async (path) => {
    expect((await ask(path)).status).toBe(400)
  },
)

test.each([
  ["/hu/Products", "/hu/products"],
  ["/en/Collections?page=2", "/en/collections?page=2"],
  ["/hu//products", "/hu/products"],
])("%s has one URL: %s", async (path, location) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([301, location])
})

test("a request for two hosts is refused", async () => {
  const { host } = new URL(stack.shopUrl)
  const { status } = await requestBytes("/hu/about", ["host", host, "host", "evil.example"])
  expect(status).toBe(400)
})

test.each(["/assets/none.js", "/pictures/none.jpg"])(
  "%s does not exist, and a page says so",
  async (path) => {
    const { status, headers, bytes } = await requestBytes(path, { "accept-language": "hu" })
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"])
    expect(bytes.toString()).toContain("Ez a fájl nem található.")
  },
)

test("no URL leads to another site", async () => {
  for (const path of ["//evil.example/", "/\\evil.example/", "//evil.example/%2e", "/hu/..//evil.example/"]) {
    const { status, headers } = await ask(path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(status, path).toBeLessThan(500)
    expect(headers.location, path).toBeUndefined()
  }
})
