import { createHash } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { textOf } from "../fixtures/page-head.ts"
import { requestBytes } from "../fixtures/raw-request.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"

const HOSTILE = `"'><script>alert(1)</script></script>\u2028<img src=x onerror=alert(1)>`
const KIBIBYTE = 1024

/** Removes the metadata headers that the shopper sends by default. */
const UNSAID = { "sec-fetch-site": undefined, "sec-fetch-mode": undefined, "sec-fetch-dest": undefined }

let testProduct: TestProduct
beforeAll(async () => {
  testProduct = await testProductOf("cart")
})

const cartCount = async (shopper: Shopper) =>
  JSON.parse((await shopper.send("/api/session")).text).cart?.count ?? 0

describe("the origin gate", () => {
  const add = () => ({ intent: "add", variant_id: testProduct.variantId, quantity: "1" })

  test.each<[string, Record<string, string>]>([
    ["a cross-site form", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a same-site form of another host", { "sec-fetch-site": "same-site", origin: "http://sub.example" }],
    ["a form with a foreign origin and no metadata", { origin: "https://evil.example" }],
    ["a form from a sandboxed frame", { origin: "null" }],
    ["a form that says nothing of where it comes from", {}],
    ["an origin that only begins like ours", { origin: `${stack.shopUrl}.evil.example` }],
    ["a foreign page that adds our address as referrer", { referer: `${stack.shopUrl}/hu` }],
  ])("refuses %s and changes nothing", async (_, headers) => {
    const shopper = new Shopper()
    await shopper.post("/hu/cart", add())
    for (const path of ["/hu/cart", "/cart", "/hu/cart.data", "/hu/checkout", "/hu/checkout/payment"]) {
      const answer = await shopper.send(path, {
        method: "POST",
        body: new URLSearchParams(add()).toString(),
        headers: {
          ...UNSAID,
          ...headers,
          "content-type": "application/x-www-form-urlencoded",
        },
      })
      expect([path, answer.status, answer.setCookies]).toEqual([path, 403, []])
    }
    expect(await cartCount(shopper)).toBe(1)
  })

  test("accepts our own forms, by metadata or by origin", async () => {
    const body = new URLSearchParams(add()).toString()
    const form = { "content-type": "application/x-www-form-urlencoded" }
    for (const headers of [{ "sec-fetch-site": "same-origin" }, { origin: stack.shopUrl }]) {
      const answer = await new Shopper().send("/hu/cart", {
        method: "POST",
        body,
        headers: { ...UNSAID, ...headers, ...form },
      })
      expect(answer.status).toBe(303)
    }
  })

  test.each(["text/plain", "application/json", "application/xml", "", "text/html; boundary=x"])(
    "refuses %j on a page",
    async (type) => {
      const shopper = new Shopper()
      const answer = await shopper.send("/hu/cart", {
        method: "POST",
        headers: { origin: shopper.origin, ...(type ? { "content-type": type } : {}) },
        body: new URLSearchParams(add()).toString(),
      })
      expect(answer.status).toBe(415)
    },
  )

  test("accepts only JSON under /api", async () => {
    const shopper = new Shopper()
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await shopper.send("/api/session", {
        method: "POST",
        headers: { origin: shopper.origin, "content-type": type },
        body: "a=b",
      })
      expect([answer.status, JSON.parse(answer.text).error.status]).toEqual([415, 415])
    }
  })
})

describe("headers of every kind of answer", () => {
  test.each([
    ["a public page", "/hu/products", 200],
    ["a private page", "/hu/cart", 200],
    ["page data", "/hu/products.data", 200],
    ["a redirect", "/", 302],
    ["a missing page", "/hu/no-such-thing", 404],
    ["an error page", "/hu/error", 500],
    ["an API answer", "/api/session", 200],
    ["a missing API call", "/api/no-such-thing", 404],
    ["a file", "/favicon.svg", 200],
    ["an unreadable address", "/%zz", 400],
    ["the build", "/builds/meta.json", 200],
  ])("%s", async (_, path, status) => {
    const { status: seen, headers } = await requestBytes(path, { accept: "text/html" })
    expect(seen).toBe(status)
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    })
    expect(headers["permissions-policy"]).toContain("camera=()")
    expect(headers["x-powered-by"]).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })

  test("a built file has no headers that only documents need", async () => {
    const page = (await new Shopper().send("/hu")).text
    const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page) ?? []
    const { status, headers } = await requestBytes(script, {})
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": expect.stringContaining("immutable"),
    })
    expect(headers).not.toHaveProperty("permissions-policy")
    expect(headers).not.toHaveProperty("x-frame-options")
  })

  test("a picture is shown by e-mails in a browser and by other sites; a script is not", async () => {
    const page = (await new Shopper().send("/hu")).text
    const [picture = ""] = /\/pictures\/[\w./-]+\.(?:avif|webp|jpg)/.exec(page) ?? []
    const { status, headers } = await requestBytes(picture, {})
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": expect.stringContaining("immutable"),
    })
  })

  test("a cached page keeps its policy in the browser: a 304 has no different one", async () => {
    const { headers } = await new Shopper().send("/hu")
    const again = await new Shopper().send("/hu", { headers: { "if-none-match": headers.etag ?? "" } })
    expect(again.status).toBe(304)
    expect([undefined, headers["content-security-policy"]]).toContain(
      again.headers["content-security-policy"],
    )
  })
})

describe("the content security policy", () => {
  const directives = (header: string) =>
    Object.fromEntries(
      header.split(";").map((part) => {
        const [name = "", ...values] = part.trim().split(/\s+/)
        return [name, values]
      }),
    )

  const sha256 = (source: string) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`

  test.each([
    "/hu",
    "/en/products",
    "/hu/cart",
    "/hu/no-such-thing",
    "/hu/error",
    "/hu/impresszum",
    "/hu/search?q=%3C%2Fscript%3E",
  ])("of %s allows exactly its own inline scripts, by their hashes", async (path) => {
    const { text, headers } = await new Shopper().send(path)
    const policy = directives(headers["content-security-policy"] ?? "")
    expect(policy["default-src"]).toEqual(["'none'"])
    expect(policy["base-uri"]).toEqual(["'none'"])
    expect(policy["frame-ancestors"]).toEqual(["'none'"])
    expect(policy["form-action"]).toEqual(["'self'"])
    expect(policy["style-src"]).toEqual(["'self'"])
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|nonce|\*|http:|https:/)

    // Structured data is not code: browsers never run it, so it needs no hash.
    const inline = [
      ...text.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, code = ""]) => code)
    const scripts = [...text.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = ""]) => source)
    expect(policy["script-src"]?.toSorted()).toEqual(["'self'", ...new Set(inline.map(sha256))].toSorted())
    expect(scripts.filter((source) => !source.startsWith("/assets/"))).toEqual([])
    expect(text).not.toMatch(/\sstyle="|\son[a-z]+="|javascript:|\snonce=/)
  })

  test("does not change from one request to the next", async () => {
    for (const path of ["/hu/cart", "/hu/no-such-thing"]) {
      const [one, other] = [await new Shopper().send(path), await new Shopper().send(path)]
      expect(one.headers["content-security-policy"]).toBe(other.headers["content-security-policy"])
    }
  })
})

describe("user input", () => {
  const expectInert = (html: string) => {
    const scripts = html.match(/<script[\s\S]*?<\/script>/g) ?? []
    const found = {
      script: html.includes("<script>alert"),
      image: html.includes("<img src=x"),
      lineEndInScript: scripts.some((script) => script.includes("\u2028")),
    }
    expect(found).toEqual({ script: false, image: false, lineEndInScript: false })
  }

  test.each(["/hu/search?q=", "/hu/products?page=", "/hu/product/x?variant=", "/en/foo/", "/hu/cart?x="])(
    "in the URL stays text: %s",
    async (path) => {
      const answer = await new Shopper().send(path + encodeURIComponent(HOSTILE))
      expect([200, 404]).toContain(answer.status)
      expectInert(answer.text)
    },
  )

  test("in a form stays text when the form comes back", async () => {
    const shopper = new Shopper()
    await shopper.post("/hu/cart", { intent: "add", variant_id: testProduct.variantId })
    const fields = ["email", "phone", "last_name", "first_name", "city", "address_1", "notes", "company"]
    const answer = await shopper.post(
      "/hu/checkout",
      Object.fromEntries(fields.map((name) => [name, HOSTILE])),
    )
    expect(answer.status).toBe(400)
    expectInert(answer.text)
    expect(textOf(answer.text)).toContain("Kérjük, javítsa a megjelölt mezőket.")
    const code = await shopper.post("/hu/cart", { intent: "apply-promotion", code: HOSTILE })
    expect(code.status).toBe(400)
    expectInert(code.text)
  })
})

describe("headers that a proxy or an attacker adds", () => {
  test.each<[string, Record<string, string>]>([
    ["another host", { host: "evil.example" }],
    ["a forwarded host", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
    ["another address", { "x-original-url": "/hu/error", "x-rewrite-url": "/hu/error" }],
    ["another method", { "x-http-method-override": "POST" }],
    ["a token of nobody", { authorization: "Bearer a.b.c" }],
    ["a forwarded address", { forwarded: "host=evil.example", "x-forwarded-for": "1.2.3.4" }],
  ])("%s changes no byte of a page", async (_, headers) => {
    const { handle } = await testProductOf("reading")
    for (const path of [`/hu/product/${handle}`, "/hu/cart", "/hu/no-such-thing"]) {
      const [plain, tricked] = [await requestBytes(path, {}), await requestBytes(path, headers)]
      expect(tricked.status).toBe(plain.status)
      expect(tricked.bytes.equals(plain.bytes), `${path} differs`).toBe(true)
      expect(JSON.stringify(tricked.headers)).not.toContain("evil")
    }
  })

  test("never lead a redirect to another site", async () => {
    for (const path of [
      "/",
      "/hu/",
      "//evil.example/",
      "/\\evil.example/",
      "/hu//evil.example/",
      "/%2F%2Fevil.example/",
    ]) {
      const { headers } = await requestBytes(path, {
        host: "evil.example",
        "x-forwarded-host": "evil.example",
      })
      const location = String(headers.location ?? "/")
      expect(new URL(location, "http://shop.example/").origin).toBe("http://shop.example")
    }
  })
})

describe("requests that are too large", () => {
  test("a body is refused with 413", async () => {
    const shopper = new Shopper()
    const answer = await shopper.post("/hu/checkout", { notes: "x".repeat(80 * KIBIBYTE) })
    expect(answer.status).toBe(413)
    expect(answer.headers["content-type"]).toContain("text/html")
    expect(textOf(answer.text)).toContain("túl nagy")
    expect(answer.text).toContain('href="">Vissza az űrlaphoz</a>')
  })

  test("a body of JSON is refused with a typed error", async () => {
    const answer = await new Shopper().postJson("/api/session", { x: "x".repeat(80 * KIBIBYTE) })
    expect([answer.status, JSON.parse(answer.text).error.status]).toEqual([413, 413])
  })

  test("a URL or a header is refused with 414 or 431", async () => {
    const long = "x".repeat(20 * KIBIBYTE)
    expect([414, 431]).toContain((await requestBytes(`/hu/search?q=${long}`, {})).status)
    expect([414, 431]).toContain((await requestBytes("/hu", { cookie: `a=${long}` })).status)
  })

  test("a long query is shortened, not refused", async () => {
    expect((await new Shopper().send(`/hu/search?q=${"x".repeat(2 * KIBIBYTE)}`)).status).toBe(200)
  })
})

describe("foreign cookies", () => {
  test.each([
    ["an unsigned cart", "medusa-cart-id", "cart_01ABCDEF"],
    [
      "a cart with a wrong signature",
      "medusa-cart-id",
      "ImNhcnRfMDFBQkNERUYi.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    ],
    ["a cart of nonsense", "medusa-cart-id", "%E0%A4%A"],
    ["orders with a wrong signature", "placed-orders", "WyJvcmRlcl8wMSJd.AAAA"],
    ["an unknown language", "language", "</script>"],
    ["something endless", "x", "y".repeat(6000)],
  ])("%s is ignored", async (_, name, value) => {
    const shopper = new Shopper()
    shopper.cookies.set(name, value)
    for (const path of ["/hu", "/products", "/hu/cart", "/hu/checkout", "/api/session"]) {
      const answer = await shopper.send(path)
      expect([path, answer.status]).toEqual([path, path === "/hu/checkout" ? 302 : 200])
    }
    expect(JSON.parse((await shopper.send("/api/session")).text).cart).toBeNull()
    expect((await shopper.send("/hu/order-confirmation/order_01")).status).toBe(404)
    expect(
      (await shopper.post("/hu/cart", { intent: "add", variant_id: testProduct.variantId })).status,
    ).toBe(303)
    expect(await cartCount(shopper)).toBe(1)
  })
})

test("nothing of the back end and no source file is served on the public port", async () => {
  for (const path of [
    "/store/carts",
    "/admin/products",
    "/auth/customer/emailpass/register",
    "/app",
    "/app/login",
    "/catalogue/products?locale=hu",
    "/catalogue/changes",
    "/outbox",
    "/health",
    "/key-exchange",
    "/.env",
    "/.git/config",
    "/.vite/manifest.json",
    "/assets/../../server/index.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/pictures/../settings.json",
    "/pictures/..%2fsettings.json",
    "/server.ts",
    "/package.json",
    "/__manifest?paths=/hu",
  ]) {
    expect([path, (await requestBytes(path, {})).status]).toEqual([path, expect.toBeOneOf([403, 404])])
  }
})
