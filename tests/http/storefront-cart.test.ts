import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { type Answer, type Fields, Shopper } from "../fixtures/shopper.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

const CART_DAYS = 90
const DAY_SECONDS = 86_400

let testProducts: TestProduct[]
let shopper: Shopper

beforeAll(async () => {
  testProducts = await testProductsOf("cart")
})

beforeEach(() => {
  shopper = new Shopper()
})

const testProduct = (index = 0) => {
  const found = testProducts[index]
  if (!found) throw new Error(`There are only ${testProducts.length} goods for these tests.`)
  return found
}

const add = (visitor: Shopper, index: number, quantity?: string) =>
  visitor.post("/hu/cart", {
    intent: "add",
    variant_id: testProduct(index).variantId,
    ...(quantity === undefined ? {} : { quantity }),
  })

type Session = { cart: { count: number; total: number; currency: string } | null; cart_available: boolean }
const sessionOf = async (visitor: Shopper): Promise<Session> =>
  JSON.parse((await visitor.send("/api/session")).text)

/** Lines of the cart page: the line id by the title shown. */
const lineIds = (page: Answer) => [
  ...new Set([...page.text.matchAll(/name="line_id" value="(cali_[A-Za-z0-9]+)"/g)].map(([, id = ""]) => id)),
]

const cartIdOf = (visitor: Shopper): string => {
  const signed = decodeURIComponent(visitor.cookies.findValue("medusa-cart-id") ?? "")
  return JSON.parse(Buffer.from(signed.split(".")[0] ?? "", "base64").toString())
}

describe("the cart without scripts", () => {
  test("names its goods in the language of the page", async () => {
    await add(shopper, 0)
    const { title: english } = await readProduct(testProduct(0).handle, "en")
    for (const [language, title] of [
      ["en", english],
      ["hu", testProduct(0).title],
    ]) {
      const page = await shopper.open(`/${language}/cart`)
      expect(page.text.match(/<main[\s\S]*<\/main>/)?.[0]).toContain(title)
    }
  })

  test("takes goods, changes their quantity and gives them back", async () => {
    const added = await add(shopper, 0, "2")
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

  test("adds to the line that is there", async () => {
    await add(shopper, 0, "1")
    await add(shopper, 0, "2")
    await add(shopper, 1)
    const page = await shopper.open("/en/cart")
    expect(lineIds(page)).toHaveLength(2)
    expect(await sessionOf(shopper)).toMatchObject({
      cart: { count: 4, total: 3 * testProduct(0).price + testProduct(1).price },
    })
  })

  test("answers in the language of its address", async () => {
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

/** One cart for a block of tests of which none may change it. */
function unchangedCart() {
  const visitor = new Shopper()
  let line = ""
  beforeAll(async () => {
    await add(visitor, 0, "2")
    line = lineIds(await visitor.open("/hu/cart"))[0] ?? ""
  })
  return { visitor, line: () => line }
}

describe("a bad quantity", () => {
  const cart = unchangedCart()

  test.each([
    "0",
    "-1",
    "0.5",
    "1e9",
    "100",
    "szöveg",
    " ",
    "٣",
    "1,5",
    "0x10",
    "NaN",
    "999999999999999999999",
  ])("of %j is refused with a sentence and changes nothing", async (quantity) => {
    const forms: Fields[] = [
      { intent: "add", variant_id: testProduct().variantId, quantity },
      { intent: "update", line_id: cart.line(), quantity },
    ]
    for (const fields of forms) {
      const answer = await cart.visitor.post("/hu/cart", fields)
      expect(answer.status).toBe(400)
      expect(textOf(answer.text)).toContain("A mennyiség 1 és 99 közötti egész szám lehet.")
    }
    expect(await sessionOf(cart.visitor)).toMatchObject({ cart: { count: 2 } })
  })

  test("that comes twice is not summed up by trick", async () => {
    await shopper.post("/hu/cart", {
      intent: "add",
      variant_id: testProduct().variantId,
      quantity: ["1", "2"],
    })
    expect((await sessionOf(shopper)).cart?.count).toBe(2)
  })
})

describe("what the cart does not know", () => {
  const cart = unchangedCart()

  test.each<[string, Fields, string]>([
    [
      "a variant that never was",
      { intent: "add", variant_id: "variant_01AAAAAAAAAAAAAAAAAAAAAAAA" },
      "variant",
    ],
    ["a variant of nonsense", { intent: "add", variant_id: "../../admin" }, "variant"],
    ["no variant", { intent: "add" }, "variant"],
    [
      "a line that never was",
      { intent: "update", line_id: "cali_01AAAAAAAAAAAAAAAAAAAAAAAA", quantity: "1" },
      "line",
    ],
    ["a line of nonsense", { intent: "update", line_id: "'; drop table", quantity: "1" }, "line"],
    ["an intent that never was", { intent: "steal" }, "intent"],
    ["no intent", {}, "intent"],
    ["an intent of the language", { intent: "__proto__" }, "intent"],
  ])("%s is refused and changes nothing", async (_, fields) => {
    const answer = await cart.visitor.post("/hu/cart", fields)
    expect([400, 404]).toContain(answer.status)
    expect(textOf(answer.text)).toContain(testProduct().title)
    expect(textOf(answer.text)).toContain("Hiba")
    expect(await sessionOf(cart.visitor)).toMatchObject({ cart: { count: 2 } })
  })

  test("a line of another visitor stays as it is", async () => {
    await add(shopper, 1)
    const update = await shopper.post("/hu/cart", { intent: "update", line_id: cart.line(), quantity: "9" })
    expect([400, 404]).toContain(update.status)
    await shopper.post("/hu/cart", { intent: "remove", line_id: cart.line() })
    expect(await sessionOf(cart.visitor)).toMatchObject({ cart: { count: 2 } })
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 1 } })
  })

  test("a visitor without a cart can change nothing, and gets none", async () => {
    for (const fields of [
      { intent: "update", line_id: "cali_01AAAAAAAAAAAAAAAAAAAAAAAA", quantity: "1" },
      { intent: "remove", line_id: "cali_01AAAAAAAAAAAAAAAAAAAAAAAA" },
      { intent: "apply-promotion", code: "UDVOZLET10" },
    ] as Fields[]) {
      const answer = await shopper.post("/hu/cart", fields)
      expect([400, 404]).toContain(answer.status)
    }
    expect((await sessionOf(shopper)).cart).toBeNull()
  })

  test("more fields than a form has reach nobody", async () => {
    const answer = await shopper.post("/hu/cart", {
      intent: "add",
      variant_id: testProduct().variantId,
      quantity: "1",
      unit_price: "1",
      cart_id: "cart_01AAAAAAAAAAAAAAAAAAAAAAAA",
      customer_id: "cus_01",
      "metadata[price]": "1",
    })
    expect(answer.status).toBe(303)
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 1, total: testProduct().price } })
  })
})

describe("promotion codes", () => {
  let administrator: Administrator
  const expired = `LEJART${Date.now()}`
  const draft = `VAZLAT${Date.now()}`
  const method = { type: "percentage", target_type: "items", allocation: "across", value: 50 }

  beforeAll(async () => {
    administrator = await Administrator.signIn()
    const year = new Date().getFullYear()
    const campaign = {
      name: expired,
      campaign_identifier: expired,
      starts_at: `${year - 2}-01-01T00:00:00Z`,
      ends_at: `${year - 1}-01-01T00:00:00Z`,
    }
    const common = { type: "standard", application_method: method }
    await administrator.post("/promotions", { ...common, code: expired, status: "active", campaign })
    await administrator.post("/promotions", { ...common, code: draft, status: "draft" })
  })

  const apply = (code: string) => shopper.post("/hu/cart", { intent: "apply-promotion", code })

  test("UDVOZLET10 takes a tenth off, in any spelling, and can be given back", async () => {
    await add(shopper, 0, "2")
    expect((await apply(" udvozlet10 ")).status).toBe(303)
    const page = await shopper.open("/hu/cart")
    const full = 2 * testProduct().price
    expect(textOf(page.text)).toContain("UDVOZLET10")
    expect((await sessionOf(shopper)).cart?.total).toBe(full - Math.round(full / 10))
    await shopper.submit(page, ({ fields }) => fields.intent === "remove-promotion")
    expect((await sessionOf(shopper)).cart?.total).toBe(full)
  })

  test("INGYENSZALLITAS is taken before there is a way of delivery", async () => {
    await add(shopper, 0)
    expect((await apply("INGYENSZALLITAS")).status).toBe(303)
    expect(textOf((await shopper.open("/hu/cart")).text)).toContain("INGYENSZALLITAS")
    expect((await sessionOf(shopper)).cart?.total).toBe(testProduct().price)
  })

  test("an unknown, an expired and an unpublished code are told apart from nothing", async () => {
    await add(shopper, 0)
    for (const code of ["NINCSILYEN", expired, draft]) {
      const answer = await apply(code)
      expect([code, answer.status]).toEqual([code, 400])
      expect(textOf(answer.text)).toContain("Ez a kuponkód nem érvényes")
    }
    expect((await sessionOf(shopper)).cart?.total).toBe(testProduct().price)
  })

  test("what is no code at all is refused", async () => {
    await add(shopper, 0)
    for (const code of ["", "   ", "A'; --", "x".repeat(65), "<b>", "🍯"]) {
      expect([code, (await apply(code)).status]).toEqual([code, 400])
    }
  })
})

describe("stock", () => {
  let administrator: Administrator
  beforeAll(async () => {
    administrator = await Administrator.signIn()
    await administrator.setStock(testProduct(2).sku, 3)
  })
  afterAll(() => administrator.setStock(testProduct(2).sku, testProduct(2).stock))

  test("more pieces than there are cannot be taken, and how many there are is said", async () => {
    const tooMany = await add(shopper, 2, "4")
    expect(tooMany.status).toBe(409)
    expect(textOf(tooMany.text)).toContain("Ebből a termékből 3 darab van raktáron.")
    expect((await add(shopper, 2, "3")).status).toBe(303)
    expect((await add(shopper, 2, "1")).status).toBe(409)
    const [line = ""] = lineIds(await shopper.open("/hu/cart"))
    expect((await shopper.post("/hu/cart", { intent: "update", line_id: line, quantity: "4" })).status).toBe(
      409,
    )
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 3 } })
  })
})

test("ten presses at once put exactly ten pieces into the cart", async () => {
  await add(shopper, 0)
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(shopper, 0)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303))
  const others = await Promise.all(Array.from({ length: 5 }, () => add(shopper, 1)))
  expect(others.map(({ status }) => status)).toEqual(Array(5).fill(303))
  expect(await sessionOf(shopper)).toMatchObject({
    cart: { count: 11, total: 6 * testProduct(0).price + 5 * testProduct(1).price },
  })
})

test("the cart's id is in no page, no page data and no answer", async () => {
  await add(shopper, 0)
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
  test("says that a new visitor has no cart, and starts none", async () => {
    expect(await sessionOf(shopper)).toEqual({
      cart: null,
      cart_available: true,
      customer: null,
      customer_available: true,
      seen_cart: { state: "none" },
    })
    expect(shopper.cookies.findHeader()).toBeUndefined()
  })

  test.each(["POST", "DELETE"])("knows no %s", async (method) => {
    const answer = await shopper.send("/api/session", { method, headers: { origin: shopper.origin } })
    expect(answer.status).toBe(405)
  })
})
