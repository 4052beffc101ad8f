import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Fault, FaultProxy } from "../fixtures/fault-proxy.ts"
import { type OwnStorefront, openStorefront } from "../fixtures/own-storefront.ts"
import { readHead, textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Fields, Shopper } from "../fixtures/shopper.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

/** The delay between a server's writing of a log line and its reading here. */
const LOGGED = { timeout: 5_000, interval: 50 }
const QUICK_FAULTS: Fault[] = ["reset", "error", "half"]

let proxy: FaultProxy
let storefront: OwnStorefront
let testProducts: TestProduct[]

beforeAll(async () => {
  testProducts = await testProductsOf("faults")
  proxy = await FaultProxy.open()
  storefront = await openStorefront({ BACKEND_URL: proxy.url })
})

afterAll(async () => {
  await storefront.stop()
  await proxy.close()
})

beforeEach(() => {
  proxy.fault = "none"
})

const visitor = () => new Shopper(storefront.url)

/** Failures of other systems are logged on one line, not as a program error. */
const faultsLogged = () =>
  storefront
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50'))

describe.each(QUICK_FAULTS)("while calls to the back end end in %s", (fault) => {
  test("a page that was never rendered says in its language that it is unavailable", async () => {
    await visitor().send("/hu")
    proxy.fault = fault
    for (const [path, text] of [
      [`/hu/product/${testProducts[0]?.handle}?variant=${fault}`, "Ez az oldal most nem érhető el"],
      [`/en/products?page=3&colour=${fault}`, "not available"],
    ] as const) {
      const answer = await visitor().send(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(textOf(answer.text)).toContain(text)
      expect(answer.headers["cache-control"]).toContain("no-store")
      expect(readHead(answer.text).indexed).toBe(false)
    }
  })

  test("the cart page says that it is unavailable, and the visitor keeps the cart", async () => {
    const shopper = visitor()
    await fillCart(shopper, "hu", testProducts.slice(0, 1), 2)
    const cookie = shopper.cookies.findValue("medusa-cart-id")
    proxy.fault = fault

    const page = await shopper.send("/hu/cart")
    expect(page.status).toBe(503)
    expect(textOf(page.text)).toContain("A kosár most nem érhető el")
    const session = JSON.parse((await shopper.send("/api/session")).text)
    expect(session).toMatchObject({ cart: null, cart_available: false })

    const forms: Fields[] = [
      { intent: "add", variant_id: testProducts[1]?.variantId ?? "" },
      { intent: "apply-promotion", code: "UDVOZLET10" },
    ]
    for (const fields of forms) {
      const answer = await shopper.post("/hu/cart", fields)
      expect(answer.status).toBe(503)
      expect(textOf(answer.text)).toContain("A kosár most nem érhető el. Amit beletett, megmarad")
    }
    const checkout = await shopper.send("/hu/checkout")
    expect(checkout.status).toBe(503)
    expect(textOf(checkout.text)).toContain("megmarad")
    expect(shopper.cookies.findValue("medusa-cart-id")).toBe(cookie)

    proxy.fault = "none"
    expect(JSON.parse((await shopper.send("/api/session")).text).cart.count).toBe(2)
  })
})

test("calls for products say what failed; prices are unknown", async () => {
  const [testProduct] = testProducts
  proxy.fault = "reset"
  const messages = await Promise.all(
    [`/api/products/${testProduct?.handle}-x`, `/api/products/${testProduct?.productId}x`].map(
      async (path) => {
        const answer = await visitor().send(path)
        return [answer.status, JSON.parse(answer.text).error.message]
      },
    ),
  )
  expect(messages).toEqual([
    [503, "Error fetching product by handle: Service Unavailable"],
    [503, "Error fetching product: Service Unavailable"],
  ])
  const prices = await visitor().postJson("/api/products/prices", { ids: [testProduct?.variantId] })
  expect([prices.status, JSON.parse(prices.text)]).toEqual([200, {}])
  for (const line of ["Failed to fetch prices", "Error fetching product by handle"])
    await expect.poll(storefront.output, LOGGED).toContain(line)
})

test("pages that were shown before are still shown", async () => {
  const paths = ["/hu", "/en/products", `/hu/product/${testProducts[0]?.handle}`, "/hu/about"]
  const before = await Promise.all(paths.map((path) => visitor().send(path)))
  proxy.fault = "reset"
  for (const [index, path] of paths.entries()) {
    const answer = await visitor().send(path)
    expect([path, answer.status, answer.headers.etag]).toEqual([path, 200, before[index]?.headers.etag])
  }
})

test("content pages and error pages need no back end", async () => {
  proxy.fault = "reset"
  for (const [path, status] of [
    ["/hu/impresszum", 200],
    ["/en/terms-and-conditions", 200],
    ["/hu/no-such-thing", 404],
    ["/livez", 200],
    ["/builds/meta.json", 200],
  ] as const) {
    expect([path, (await visitor().send(path)).status]).toEqual([path, status])
  }
})

test("an order whose call failed is not lost: the button may be pressed again", async () => {
  const shopper = visitor()
  await fillCart(shopper, "hu", testProducts.slice(7, 8))
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const summary = await giveDetails(shopper, "hu", choice, newPerson())
  proxy.fault = "reset"
  const failed = await pressOrderButton(shopper, summary)
  expect(failed.status).toBe(503)
  expect(textOf(failed.text)).toContain("A pénztár most nem érhető el.")
  proxy.fault = "none"
  expect((await pressOrderButton(shopper, summary)).path).toContain("/order-confirmation/")
})

test("a back end that never answers causes a timeout, and the page says so", async () => {
  proxy.fault = "silence"
  const answer = await visitor().send(`/hu/product/${testProducts[3]?.handle}`)
  expect(answer.status).toBe(503)
})

test("a storefront that has never reached its back end is alive but not healthy, and says so on every page", async () => {
  const lonely = await openStorefront({ BACKEND_URL: "http://127.0.0.1:1" })
  try {
    const shopper = new Shopper(lonely.url)
    expect((await shopper.send("/livez")).status).toBe(200)
    const health = await shopper.send("/healthz")
    expect([health.status, health.headers["cache-control"]]).toEqual([503, "no-store"])
    expect(JSON.parse(health.text)).toMatchObject({ status: "unavailable" })
    const home = await shopper.send("/hu")
    expect(home.status).toBe(503)
    expect(textOf(home.text)).toContain("Ez az oldal most nem érhető el")
    expect((await shopper.send("/hu/cart")).status).toBe(200)
    const added = await shopper.post("/hu/cart", {
      intent: "add",
      variant_id: testProducts[0]?.variantId ?? "",
    })
    expect(added.status).toBe(503)
    expect((await shopper.send("/hu/category/keramia")).status).toBe(503)

    const complaint = {
      name: "Kovács Anna",
      email: "anna@example.com",
      description: "A bögre repedten jött.",
    }
    const complained = await shopper.submit(
      await shopper.open("/hu/panaszkezeles"),
      ({ action, method }) => method === "post" && action.includes("panaszkezeles"),
      complaint,
    )
    expect(complained.status).toBe(503)
    expect(complained.text).toContain('value="Kovács Anna"')
    expect(textOf(complained.text)).toContain(complaint.description)
  } finally {
    await lonely.stop()
  }
})

test("none of this is logged as a program error", () => {
  expect(faultsLogged()).toEqual([])
})
