import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { cartIdOf } from "../fixtures/cart-cookie.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { type OwnStorefront, openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Fields, Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

type SeenCart = {
  state: string
  cartId?: string
  items?: { variantId: string; quantity: number; product_title: string }[]
}

let testProducts: TestProduct[]
let shopper: Shopper

beforeAll(async () => {
  testProducts = await testProductsOf("cart")
})

beforeEach(() => {
  shopper = new Shopper()
})

const variant = (index: number) => testProducts[index]?.variantId ?? ""
const change = (fields: Fields, visitor = shopper, language = "hu") =>
  visitor.post(`/${language}/cart`, fields)
const add = (index: number, quantity = "1") => change({ intent: "add", variant_id: variant(index), quantity })
const replay = (targets: [index: number, quantity: number][], visitor = shopper) =>
  change(
    {
      intent: "replay",
      targets: JSON.stringify(targets.map(([i, quantity]) => ({ variant_id: variant(i), quantity }))),
    },
    visitor,
  )

const seen = async (visitor = shopper): Promise<SeenCart> =>
  JSON.parse((await visitor.send("/api/session")).text).seen_cart

const pieces = async (visitor = shopper) =>
  Object.fromEntries(((await seen(visitor)).items ?? []).map((item) => [item.variantId, item.quantity]))

async function readDatabase(sql: string, values: unknown[]) {
  const client = new Client(stack.databaseUrl)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

const loseCart = (id: string) => readDatabase("update cart set deleted_at = now() where id = $1", [id])

describe("the cart states that a browser gets", () => {
  test("none, open with its products, lost, ordered", async () => {
    expect(await seen()).toEqual({ state: "none" })
    await add(0, "2")
    const open = await seen()
    expect(open).toMatchObject({
      state: "open",
      items: [{ variantId: variant(0), quantity: 2, product_title: testProducts[0]?.title }],
    })
    expect(open.cartId).not.toContain("cart_")
    await loseCart(cartIdOf(shopper))
    expect(await seen()).toEqual({ state: "lost" })

    const buyer = new Shopper()
    await fillCart(buyer, "hu", testProducts.slice(0, 1))
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    const summary = await giveDetails(buyer, "hu", choice, newPerson())
    const cookie = buyer.cookies.findHeader() ?? ""
    await pressOrderButton(buyer, summary)
    const other = new Shopper()
    const answer = await other.send("/api/session", { headers: { cookie } })
    expect(JSON.parse(answer.text).seen_cart).toEqual({ state: "ordered" })
  })
})

describe("a lost cart of a browser that has ordered before", () => {
  const cookie = () => shopper.cookies.findValue("medusa-cart-id")
  const orderOnce = async () => {
    await fillCart(shopper, "hu", testProducts.slice(0, 1))
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    const page = await pressOrderButton(shopper, await giveDetails(shopper, "hu", choice, newPerson()))
    expect(page.path).toContain("/order-confirmation/")
  }

  test("is distinguished from an ordered one, whatever was opened or tried meanwhile", async () => {
    await orderOnce()
    expect(await seen()).toEqual({ state: "ordered" })
    await add(1, "2")
    await loseCart(cartIdOf(shopper))
    const before = cookie()
    for (const path of ["/hu/cart", "/hu/checkout", "/hu/checkout/payment"]) {
      expect([path, (await shopper.open(path)).path]).toEqual([path, "/hu/cart"])
      expect([path, await seen()]).toEqual([path, { state: "lost" }])
    }
    const line = "cali_01AAAAAAAAAAAAAAAAAAAAAAAA"
    for (const fields of [
      { intent: "update", line_id: line, quantity: "1" },
      { intent: "remove", line_id: line },
    ] as Fields[]) {
      expect((await change(fields)).status).toBe(404)
      expect(await seen()).toEqual({ state: "lost" })
    }
    expect(cookie()).toBe(before)
    expect((await replay([[1, 2]])).status).toBe(303)
    expect(await pieces()).toEqual({ [variant(1)]: 2 })
    expect(cookie()).not.toBe(before)
  })
})

describe("the whole cart", () => {
  test("after clearing, it is deleted with its cookie", async () => {
    await add(0)
    const answer = await change({ intent: "clear" })
    expect([answer.status, answer.headers.location]).toEqual([303, "/hu/cart"])
    expect(shopper.cookies.findValue("medusa-cart-id") ?? "").toBe("")
    expect(await seen()).toEqual({ state: "none" })
    expect(textOf((await shopper.open("/hu/cart")).text)).toContain("A kosár üres.")
  })

  test("after a reset, there is a new and empty one", async () => {
    await add(0)
    const before = await seen()
    expect((await change({ intent: "reset" })).status).toBe(303)
    const after = await seen()
    expect(after).toMatchObject({ state: "open", items: [] })
    expect(after.cartId).not.toBe(before.cartId)
  })

  test("after a refresh, there is a new one with the same products and code", async () => {
    await add(0, "2")
    await add(1)
    await change({ intent: "apply-promotion", code: "UDVOZLET10" })
    const before = await seen()
    expect((await change({ intent: "refresh" })).status).toBe(303)
    expect((await seen()).cartId).not.toBe(before.cartId)
    expect(await pieces()).toEqual({ [variant(0)]: 2, [variant(1)]: 1 })
    expect(textOf((await shopper.open("/hu/cart")).text)).toContain("UDVOZLET10")
  })
})

describe("items stored in the browser", () => {
  test("are added to an open cart, and only once if requested twice", async () => {
    await add(0, "1")
    const { cartId } = await seen()
    for (let times = 0; times < 2; times++) {
      expect(
        (
          await replay([
            [0, 3],
            [1, 2],
          ])
        ).status,
      ).toBe(303)
      expect(await pieces()).toEqual({ [variant(0)]: 3, [variant(1)]: 2 })
    }
    expect((await seen()).cartId).toBe(cartId)
  })

  test("create a new cart if the old one is lost", async () => {
    await add(0, "1")
    await loseCart(cartIdOf(shopper))
    expect(
      (
        await replay([
          [0, 2],
          [1, 1],
        ])
      ).status,
    ).toBe(303)
    expect(await pieces()).toEqual({ [variant(0)]: 2, [variant(1)]: 1 })
  })

  test("unavailable items do not block the rest", async () => {
    const targets = [
      { variant_id: "variant_01AAAAAAAAAAAAAAAAAAAAAAAA", quantity: 1 },
      { variant_id: variant(1), quantity: 1 },
    ]
    expect((await change({ intent: "replay", targets: JSON.stringify(targets) })).status).toBe(303)
    expect(await pieces()).toEqual({ [variant(1)]: 1 })
  })
})

test("a cart continued in another language uses that one", async () => {
  await add(0)
  const readMarks = async () =>
    (await readDatabase("select locale, metadata from cart where id = $1", [cartIdOf(shopper)]))[0]
  expect((await readMarks()).metadata).toMatchObject({ cookie_locale: "hu", "locale-country": "HU" })
  await change({ intent: "add", variant_id: variant(1) }, shopper, "en")
  expect(await readMarks()).toMatchObject({ locale: "en-US", metadata: { cookie_locale: "en" } })
})

describe("while the back end is unavailable", () => {
  let proxy: FaultProxy
  let storefront: OwnStorefront
  beforeAll(async () => {
    proxy = await FaultProxy.open()
    storefront = await openStorefront({ BACKEND_URL: proxy.url })
  })
  afterAll(async () => {
    await storefront.stop()
    await proxy.close()
  })

  test("a browser gets this information, and its cart is not replaced", async () => {
    const visitor = new Shopper(storefront.url)
    await change({ intent: "add", variant_id: variant(2), quantity: "2" }, visitor)
    const cookie = visitor.cookies.findValue("medusa-cart-id")
    proxy.fault = "reset"
    expect(await seen(visitor)).toEqual({ state: "unavailable" })
    for (const intent of ["refresh", "reset", "clear"]) {
      expect((await change({ intent }, visitor)).status).toBe(503)
    }
    expect((await replay([[2, 3]], visitor)).status).toBe(503)
    expect(visitor.cookies.findValue("medusa-cart-id")).toBe(cookie)
    proxy.fault = "none"
    expect((await replay([[2, 3]], visitor)).status).toBe(303)
    expect(await pieces(visitor)).toEqual({ [variant(2)]: 3 })
  })
})
