import { randomInt, randomUUID } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { GiftCard, PlaceOrderAnswer } from "@porteka/commerce-sdk"
import type { Shop } from "@porteka/shop"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

/** Unpaid orders: one client with a script must not reserve all products. */

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

async function order(email: string, quantity = 1, payment = "bank_transfer", phone?: string) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  const { cart } = await buyer.fillIn({ email, payment })
  if (phone) await buyer.checkout({ shipping_address: { ...ADDRESS, phone } })
  const { body } = await buyer.placeOrder(cart.total)
  return { body, total: cart.total }
}

/** An order for which the storefront's server reports a public IP address. */
async function orderFrom(address: string) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: `halozat-${randomUUID()}@example.hu` })
  const { body } = await callStore<PlaceOrderAnswer>(`/store/carts/${buyer.cartId}/place-order`, {
    body: { expected_total: cart.total, terms_accepted: true },
    headers: { "x-shopper-address": address },
  })
  return body
}

test("an order of too many pieces is refused with any later payment; a card may pay it", async () => {
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

test("a customer with too many unpaid orders has to wait, and nobody else does", async () => {
  await limit({ ...before.unpaidLimits, orders: 1 })
  const email = `fizetetlen-${Date.now()}@example.hu`
  expect((await order(email)).body.type).toBe("order")
  expect((await order(email.toUpperCase())).body).toMatchObject({
    type: "refused",
    problems: [{ code: "too_many_unpaid_orders", available: 1 }],
  })
  expect((await order(`masik-${email}`)).body.type).toBe("order")
})

test("an order that a gift card pays completely is not held back as unpaid, and does not count as such", async () => {
  await administrator.setStock(testProduct.sku, 200)
  onTestFinished(() => administrator.setStock(testProduct.sku, testProduct.stock))
  await limit({ ...before.unpaidLimits, orders: 1, pieces: MOST_PIECES })
  const email = `kartyaval-${randomUUID()}@example.hu`
  const quantity = MOST_PIECES + 1
  const { gift_card: card } = await administrator.post<{ gift_card: GiftCard }>("/gift-cards", {
    value: quantity * testProduct.price,
  })
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  await buyer.redeem(card.code)
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  expect((await buyer.buy(cart.total)).total).toBe(0)
  expect((await order(email)).body.type).toBe("order")
})

test("unpaid orders are limited per phone number, however it is typed and with any e-mail address", async () => {
  await limit({ ...before.unpaidLimits, orders: 1 })
  const number = String(randomInt(1_000_000, 10_000_000))
  const email = () => `telefon-${randomUUID()}@example.hu`
  expect((await order(email(), 1, "bank_transfer", `+36 30 ${number}`)).body.type).toBe("order")
  expect((await order(email(), 1, "cash_on_delivery", `0630${number}`)).body).toMatchObject({
    type: "refused",
    problems: [{ code: "too_many_unpaid_orders", available: 1 }],
  })
})

test("unpaid orders are limited per network, for IPv6 by its prefix; the address is not stored", async () => {
  await limit({ ...before.unpaidLimits, networkOrders: 1 })
  const prefix = `2a00:${randomInt(1, 65_536).toString(16)}:${randomInt(1, 65_536).toString(16)}:1`
  const first = await orderFrom(`${prefix}::5`)
  expect(first.type).toBe("order")
  expect(JSON.stringify(first)).not.toContain(prefix)
  expect(await orderFrom(`${prefix}::6`)).toMatchObject({
    type: "refused",
    problems: [{ code: "too_many_unpaid_nearby" }],
  })
  expect((await orderFrom("203.0.113.77")).type).toBe("order")
})

test("twenty simultaneous orders with one phone number do not exceed its limit", async () => {
  // Enough stock that orders need not wait for each other.
  await administrator.setStock(testProduct.sku, 200)
  onTestFinished(() => administrator.setStock(testProduct.sku, testProduct.stock))
  await limit({ ...before.unpaidLimits, orders: 2 })
  const phone = `+36 30 ${randomInt(1_000_000, 10_000_000)}`
  const fill = async () => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { cart } = await buyer.fillIn({ email: `egyszerre-${randomUUID()}@example.hu` })
    await buyer.checkout({ shipping_address: { ...ADDRESS, phone } })
    return { buyer, total: cart.total }
  }
  const carts = await Promise.all(Array.from({ length: 10 }, fill))
  carts.push(...(await Promise.all(Array.from({ length: 10 }, fill))))
  const answers = await Promise.all(carts.map(({ buyer, total }) => pressUntilAnswered(buyer, total)))
  expect(answers.filter(({ type }) => type === "order")).toHaveLength(2)
  expect(answers.filter(({ type }) => type === "refused")).toHaveLength(18)
})

const ANSWERED_WITHIN_MS = 60_000

/** Under load the caller is asked to try again. */
async function pressUntilAnswered(buyer: Buyer, total: number): Promise<PlaceOrderAnswer> {
  const until = Date.now() + ANSWERED_WITHIN_MS
  while (Date.now() < until) {
    const { status, body } = await buyer.placeOrder(total)
    if (status === 200) return body
    if (status !== 503 && status !== 409) throw new Error(`${status}: ${body.message}`)
    await setTimeout(200)
  }
  throw new Error(`The order was not answered within ${ANSWERED_WITHIN_MS} ms`)
}

testOfJob("the mark of a network is kept no longer than the privacy notice says", async () => {
  const placed = await orderFrom("203.0.113.99")
  const id = placed.type === "order" ? placed.order.id : ""
  const markOf = `select metadata->>'placed_from' as mark from "order" where id = $1`
  const mark = async () => (await sql<{ mark: string | null }>(markOf, [id]))[0]?.mark
  expect(await mark()).toEqual(expect.any(String))
  await sql(`update "order" set created_at = now() - interval '61 days' where id = $1`, [id])
  expect(await untilJobDid("old-personal-data", async () => (await mark()) === null)).toBe(true)
})
