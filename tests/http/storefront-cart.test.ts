import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cartIdOf } from "../fixtures/cart-cookie.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { readProduct } from "../fixtures/test-products.ts"
import { addToCart, cartProducts, lineIds, sessionOf } from "./storefront-cart-form.ts"

const CART_DAYS = 90
const DAY_SECONDS = 86_400
const PLENTY = 20

let testProduct: Awaited<ReturnType<typeof cartProducts>>
let shopper: Shopper

beforeAll(async () => {
  testProduct = await cartProducts()
})

beforeEach(() => {
  shopper = new Shopper()
})

describe("the cart without scripts", () => {
  test("shows its products in the language of the page", async () => {
    await addToCart(shopper, testProduct(0))
    const { title: english } = await readProduct(testProduct(0).handle, "en")
    for (const [language, title] of [
      ["en", english],
      ["hu", testProduct(0).title],
    ]) {
      const page = await shopper.open(`/${language}/cart`)
      expect(page.text.match(/<main[\s\S]*<\/main>/)?.[0]).toContain(title)
    }
  })

  test("adds products, changes their quantity and removes them", { tags: ["scale"] }, async () => {
    const added = await addToCart(shopper, testProduct(0), "2")
    expect([added.status, added.headers.location]).toEqual([303, "/hu/cart"])
    expect(shopper.cookies.attributesOf("medusa-cart-id")).toEqual(
      expect.arrayContaining(["HttpOnly", "SameSite=Lax", "Path=/", `Max-Age=${CART_DAYS * DAY_SECONDS}`]),
    )

    const page = await shopper.open("/hu/cart")
    expect(textOf(page.text)).toContain(testProduct(0).title)
    expect(textOf(page.text)).toContain(testProduct(0).variantTitle)
    expect(await sessionOf(shopper)).toMatchObject({
      cart: { count: 2, total: 2 * testProduct(0).price, currency: "huf" },
    })

    const more = await shopper.submit(page, ({ fields }) => fields.intent === "update", { quantity: "3" })
    expect([more.status, more.path]).toEqual([200, "/hu/cart"])
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 3, total: 3 * testProduct(0).price } })

    const empty = await shopper.submit(more, ({ fields }) => fields.intent === "remove")
    expect(textOf(empty.text)).toContain("A kosár üres.")
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 0 } })
  })

  test("adds to the existing line", async () => {
    await addToCart(shopper, testProduct(0), "1")
    await addToCart(shopper, testProduct(0), "2")
    await addToCart(shopper, testProduct(1))
    const page = await shopper.open("/en/cart")
    expect(lineIds(page)).toHaveLength(2)
    expect(await sessionOf(shopper)).toMatchObject({
      cart: { count: 4, total: 3 * testProduct(0).price + testProduct(1).price },
    })
  })

  test("answers in the language of its URL", async () => {
    const answer = await shopper.post("/en/cart", { intent: "add", variant_id: testProduct().variantId })
    expect(answer.headers.location).toBe("/en/cart")
    expect(textOf((await shopper.open("/en/cart")).text)).toContain("Cart")
    const refused = await shopper.post("/en/cart", {
      intent: "add",
      variant_id: testProduct().variantId,
      quantity: "0",
    })
    expect(textOf(refused.text)).toContain("whole number")
  })
})

test("ten simultaneous clicks add exactly ten pieces to the cart", { tags: ["scale"] }, async () => {
  // Other files may have ordered so many in this shop that too few are left.
  const admin = await Administrator.signIn()
  for (const { sku } of [testProduct(0), testProduct(1)]) await admin.setStock(sku, PLENTY)
  await addToCart(shopper, testProduct(0))
  const answers = await Promise.all(Array.from({ length: 5 }, () => addToCart(shopper, testProduct(0))))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
  const others = await Promise.all(Array.from({ length: 5 }, () => addToCart(shopper, testProduct(1))))
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(303))
  expect(await sessionOf(shopper)).toMatchObject({
    cart: { count: 11, total: 6 * testProduct(0).price + 5 * testProduct(1).price },
  })
})

test("the cart's id is in no page, no page data and no answer", async () => {
  await addToCart(shopper, testProduct(0))
  const id = cartIdOf(shopper)
  expect(id).toMatch(/^cart_[A-Z0-9]+$/i)
  const paths = ["/hu/cart", "/hu/cart.data", "/hu/checkout", "/hu/checkout.data", "/api/session", "/hu"]
  for (const path of paths) {
    const answer = await shopper.send(path)
    expect([path, answer.status, answer.text.includes(id)]).toEqual([path, 200, false])
  }
  const scripted = await shopper.post("/hu/cart.data", {
    intent: "add",
    scripted: "1",
    variant_id: testProduct().variantId,
  })
  expect([scripted.status, scripted.text.includes(id)]).toEqual([200, false])
})

test("a form sent by scripts gets data and stays on its page", async () => {
  const answer = await shopper.post("/hu/cart.data", {
    intent: "add",
    scripted: "1",
    variant_id: testProduct().variantId,
  })
  expect(answer.status).toBe(200)
  expect(answer.headers["content-type"]).toMatch(/text\/x-script/)
  expect(answer.text).toContain(testProduct().title)
  const refused = await shopper.post("/hu/cart.data", {
    intent: "add",
    scripted: "1",
    variant_id: testProduct().variantId,
    quantity: "0",
  })
  expect([refused.status, refused.text.includes("quantity")]).toEqual([400, true])
})

describe("GET /api/session", () => {
  test("says that a new visitor has no cart, and creates none", async () => {
    expect(await sessionOf(shopper)).toEqual({
      cart: null,
      cart_available: true,
      customer: null,
      customer_available: true,
      seen_cart: { state: "none" },
    })
    expect(shopper.cookies.findHeader()).toBeUndefined()
  })

  test.each(["POST", "DELETE"])("%s does not exist", async (method) => {
    const answer = await shopper.send("/api/session", { method, headers: { origin: shopper.origin } })
    expect(answer.status).toBe(404)
  })
})
