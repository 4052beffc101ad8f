import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { type Fields, Shopper } from "../fixtures/shopper.ts"
import { addToCart, cartProducts, lineIds, sessionOf } from "./storefront-cart-form.ts"

let testProduct: Awaited<ReturnType<typeof cartProducts>>
let shopper: Shopper

beforeAll(async () => {
  testProduct = await cartProducts()
})

beforeEach(() => {
  shopper = new Shopper()
})

/** One cart for a block of tests, none of which may change it. */
function unchangedCart() {
  const visitor = new Shopper()
  let line = ""
  beforeAll(async () => {
    await addToCart(visitor, testProduct(0), "2")
    line = lineIds(await visitor.open("/hu/cart"))[0] ?? ""
  })
  return { visitor, line: () => line }
}

describe("an invalid quantity", () => {
  const cart = unchangedCart()

  // parseCartIntent's test has more of them.
  test.each(["0", "100", "szöveg"])(
    "of %j is refused with a sentence and changes nothing",
    async (quantity) => {
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
    },
  )

  test("a repeated field is not summed up", async () => {
    await shopper.post("/hu/cart", {
      intent: "add",
      variant_id: testProduct().variantId,
      quantity: ["1", "2"],
    })
    expect((await sessionOf(shopper)).cart?.count).toBe(2)
  })
})

describe("unknown lines of the cart", () => {
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

  test("a line of another visitor does not change", async () => {
    await addToCart(shopper, testProduct(1))
    const update = await shopper.post("/hu/cart", { intent: "update", line_id: cart.line(), quantity: "9" })
    expect([400, 404]).toContain(update.status)
    await shopper.post("/hu/cart", { intent: "remove", line_id: cart.line() })
    expect(await sessionOf(cart.visitor)).toMatchObject({ cart: { count: 2 } })
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 1 } })
  })

  test("a visitor without a cart can change nothing, and gets no cart", async () => {
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

  test("additional form fields are ignored", async () => {
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

describe("stock", () => {
  let administrator: Administrator
  beforeAll(async () => {
    administrator = await Administrator.signIn()
    await administrator.setStock(testProduct(2).sku, 3)
  })
  afterAll(() => administrator.setStock(testProduct(2).sku, testProduct(2).stock))

  test("more pieces than in stock cannot be added, and the available quantity is shown", async () => {
    const tooMany = await addToCart(shopper, testProduct(2), "4")
    expect(tooMany.status).toBe(409)
    expect(textOf(tooMany.text)).toContain("Ebből a termékből 3 darab van raktáron.")
    expect((await addToCart(shopper, testProduct(2), "3")).status).toBe(303)
    expect((await addToCart(shopper, testProduct(2), "1")).status).toBe(409)
    const [line = ""] = lineIds(await shopper.open("/hu/cart"))
    expect((await shopper.post("/hu/cart", { intent: "update", line_id: line, quantity: "4" })).status).toBe(
      409,
    )
    expect(await sessionOf(shopper)).toMatchObject({ cart: { count: 3 } })
  })
})
