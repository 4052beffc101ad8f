import type { Shop } from "@porteka/shop"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

/** Goods taken from the shelf without money: one client with a script must not empty the shop. */

vi.setConfig({ testTimeout: 60_000 })

const MOST_PIECES = 2

let administrator: Administrator
let before: Shop
let testProduct: TestProduct

const limit = (values: Partial<Shop["unpaidLimits"]>) =>
  administrator.post("/shop-settings", {
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`unpaidLimits.${name}`, value]),
    ),
  })

beforeAll(async () => {
  administrator = await Administrator.signIn()
  before = await shopNow()
  testProduct = await testProductOf("checkout", 4)
})

afterAll(() => limit(before.unpaidLimits))

async function order(email: string, quantity = 1, payment = "bank_transfer") {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  const { cart } = await buyer.fillIn({ email, payment })
  const { body } = await buyer.placeOrder(cart.total)
  return { body, total: cart.total }
}

test("an order of too many pieces is refused, whoever pays later; a card may pay it", async () => {
  await limit({ pieces: MOST_PIECES })
  const email = `darab-${Date.now()}@example.hu`
  for (const payment of ["bank_transfer", "cash_on_delivery"]) {
    const { body } = await order(email, MOST_PIECES + 1, payment)
    expect(body).toMatchObject({
      type: "refused",
      problems: [{ code: "too_many_pieces", available: MOST_PIECES }],
    })
  }
  expect((await order(email, MOST_PIECES + 1, "card")).body.type).toBe("payment_required")
  expect((await order(email, MOST_PIECES)).body.type).toBe("order")
})

test.each([
  ["hu", `egyszerre legfeljebb ${MOST_PIECES} darabot rendelhet`],
  ["en", `at most ${MOST_PIECES} pieces at once`],
] as const)("the page says so in %s, and what to do", async (language, words) => {
  await limit({ pieces: MOST_PIECES })
  const shopper = new Shopper()
  await fillCart(shopper, language, [testProduct], MOST_PIECES + 1)
  await giveDetails(shopper, language, { delivery: "pickup", payment: "bank_transfer" }, newPerson())
  const refused = await pressOrderButton(shopper, await shopper.open(`/${language}/checkout/payment`))
  expect([refused.status, textOf(refused.text).includes(words)]).toEqual([409, true])
})

test("an order of too high an amount is refused", async () => {
  await limit({ pieces: before.unpaidLimits.pieces, amount: 1_000 })
  const { body, total } = await order(`osszeg-${Date.now()}@example.hu`)
  expect(body).toMatchObject({
    type: "refused",
    problems: [{ code: "amount_too_high", expected: 1_000, actual: total }],
  })
})

test("whoever has too many unpaid orders waits, and nobody else does", async () => {
  await limit({ ...before.unpaidLimits, orders: 1 })
  const email = `fizetetlen-${Date.now()}@example.hu`
  expect((await order(email)).body.type).toBe("order")
  expect((await order(email.toUpperCase())).body).toMatchObject({
    type: "refused",
    problems: [{ code: "too_many_unpaid_orders", available: 1 }],
  })
  expect((await order(`masik-${email}`)).body.type).toBe("order")
})
