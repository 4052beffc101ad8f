import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }
const PARALLEL_PRESSES = 20

let administrator: Administrator
let testProducts: TestProduct[]

beforeAll(async () => {
  administrator = await Administrator.signIn()
  testProducts = await testProductsOf("checkout")
})

describe("the order button", () => {
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const

  const readyToOrder = async (testProduct: TestProduct | undefined, quantity = 1) => {
    if (!testProduct) throw new Error("There are not enough products.")
    const shopper = new Shopper()
    const person = newPerson()
    await fillCart(shopper, "hu", [testProduct], quantity)
    const summary = await giveDetails(shopper, "hu", choice, person)
    expect(summary.path).toBe("/hu/checkout/payment")
    return { shopper, person, summary, total: testProduct.price * quantity }
  }

  test("pressed twenty times at once creates one order", {
    tags: ["scale"],
  }, async () => {
    const { shopper, person, total } = await readyToOrder(testProducts[1])
    const press = () => shopper.post("/hu/checkout/payment", { expected_total: String(total), terms: "on" })
    const answers = await Promise.all(Array.from({ length: PARALLEL_PRESSES }, press))
    expect(answers.map(({ status }) => status)).toEqual(Array(PARALLEL_PRESSES).fill(303))
    const locations = new Set(answers.map(({ headers }) => headers.location))
    expect(await ordersOf(administrator, person.email)).toHaveLength(1)
    expect([...locations]).toEqual([expect.stringContaining("/hu/order-confirmation/order_")])
    await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBe(1)
  })

  test("pressed again on the page before, after the order, shows that order", async () => {
    const { shopper, person, summary } = await readyToOrder(testProducts[1])
    const ordered = await pressOrderButton(shopper, summary)
    expect(ordered.path).toContain("/hu/order-confirmation/order_")
    const again = await pressOrderButton(shopper, summary)
    expect([again.status, again.path]).toEqual([200, ordered.path])
    expect(await ordersOf(administrator, person.email)).toHaveLength(1)
  })

  test("after the order, a checkout that is still open in another tab leads to it", async () => {
    const { shopper, summary } = await readyToOrder(testProducts[1])
    const ordered = await pressOrderButton(shopper, summary)
    for (const path of ["/hu/checkout", "/hu/checkout/payment"]) {
      const answer = await shopper.send(path)
      expect([answer.status, answer.headers.location]).toEqual([302, ordered.path])
    }
  })

  test("without the terms creates none, and says so at the checkbox", async () => {
    const { shopper, person, total } = await readyToOrder(testProducts[1])
    const answer = await shopper.post("/hu/checkout/payment", { expected_total: String(total) })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain("el kell fogadnia az Általános Szerződési Feltételeket")
    expect(await ordersOf(administrator, person.email)).toEqual([])
  })

  test("with something that is no total creates none", async () => {
    const { shopper, person } = await readyToOrder(testProducts[1])
    for (const value of ["", "1e3", "-1", "0x1", "99999999999", "szöveg"]) {
      const answer = await shopper.post("/hu/checkout/payment", { expected_total: value, terms: "on" })
      expect(answer.status, value).toBe(400)
    }
    expect(await ordersOf(administrator, person.email)).toEqual([])
  })

  test("reports that the total changed in another tab, and orders the new one after confirmation", {
    tags: ["scale"],
  }, async () => {
    const { shopper, person, summary, total } = await readyToOrder(testProducts[1])
    await fillCart(shopper, "hu", testProducts.slice(1, 2))
    const refused = await pressOrderButton(shopper, summary)
    expect(refused.status).toBe(409)
    expect(textOf(refused.text)).toContain("A fizetendő összeg megváltozott")
    expect(refused.text).toContain(`name="expected_total" value="${2 * total}"`)
    expect(await ordersOf(administrator, person.email)).toEqual([])
    const confirmed = await pressOrderButton(shopper, refused)
    expect(confirmed.path).toContain("/order-confirmation/")
    expect(await ordersOf(administrator, person.email)).toMatchObject([{ total: 2 * total }])
  })

  test("reports that the price changed in the shop", async () => {
    const testProduct = testProducts[3]
    if (!testProduct) throw new Error("There are not enough products.")
    const { shopper, person, summary } = await readyToOrder(testProduct)
    await administrator.setPrice(testProduct.productId, testProduct.variantId, testProduct.price + 1_000)
    try {
      const refused = await pressOrderButton(shopper, summary)
      expect(refused.status).toBe(409)
      expect(textOf(refused.text)).toMatch(/„.*” ára közben megváltozott/)
      expect(await ordersOf(administrator, person.email)).toEqual([])
      const confirmed = await pressOrderButton(shopper, refused)
      expect(confirmed.path).toContain("/order-confirmation/")
      expect(await ordersOf(administrator, person.email)).toMatchObject([
        { total: testProduct.price + 1_000 },
      ])
    } finally {
      await administrator.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
    }
  })

  test("reports that the products sold out meanwhile, and sells none that are not in stock", async () => {
    const testProduct = testProducts[4]
    if (!testProduct) throw new Error("There are not enough products.")
    const { shopper, person, summary } = await readyToOrder(testProduct, 2)
    await administrator.setStock(testProduct.sku, 1)
    try {
      const refused = await pressOrderButton(shopper, summary)
      expect(refused.status).toBe(409)
      expect(textOf(refused.text)).toContain("már csak 1 darab van raktáron")
      expect(textOf((await shopper.open("/hu/cart")).text)).toContain(testProduct.title)
      expect(await ordersOf(administrator, person.email)).toEqual([])
    } finally {
      await administrator.setStock(testProduct.sku, testProduct.stock)
    }
  })

  test("pressed again after the order leads to the cart or the order, and creates no second one", async () => {
    const { shopper, person, summary } = await readyToOrder(testProducts[1])
    await pressOrderButton(shopper, summary)
    const again = await pressOrderButton(shopper, summary)
    expect(again.status).toBe(200)
    expect(await ordersOf(administrator, person.email)).toHaveLength(1)
  })
})
