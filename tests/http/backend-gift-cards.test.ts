import { randomUUID } from "node:crypto"
import type { GiftCard } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import { beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { balanceOf, readGiftCard } from "./gift-card-state.ts"

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("faults", 7)
  await admin.setStock(testProduct.sku, 200)
})

async function makeCard(value: number): Promise<GiftCard> {
  return (await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value })).gift_card
}

const newEmail = () => `kartya.${randomUUID()}@example.hu`

/** Orders pieces with a gift card, collected in person and paid by transfer. */
async function orderWith({ code }: GiftCard, quantity = 1, email = newEmail()) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  expect(order.total).toBe(cart.total)
  return { buyer, order, paidByCard: quantity * testProduct.price - order.total }
}

const buyWith = async (card: GiftCard) => (await orderWith(card)).paidByCard

/** The discount of the code in a cart. */
async function worthOf({ id }: GiftCard): Promise<number> {
  type Answer = { promotion: { application_method: { value: number } } }
  return (await admin.get<Answer>(`/promotions/${id}`)).promotion.application_method.value
}

test("a gift card is created, read, closed and deleted", async () => {
  const card = await makeCard(5000)
  expect(card).toMatchObject({ value: 5000, balance: 5000, currency_code: "huf", is_disabled: false })
  expect(card.code).toMatch(/^[0-9A-F]{16}$/)
  expect(await readGiftCard(card.code)).toEqual(card)
  const { gift_card: off } = await admin.post<{ gift_card: GiftCard }>(`/gift-cards/${card.id}`, {
    is_disabled: true,
  })
  expect(off.is_disabled).toBe(true)
  const { gift_cards: cards } = await admin.get<{ gift_cards: GiftCard[] }>("/gift-cards")
  expect(cards.map(({ id }) => id)).toContain(card.id)
  await admin.delete(`/gift-cards/${card.id}`)
  expect((await callStore(`/store/gift-cards/${card.code}`)).status).toBe(404)
})

test("nobody can choose a card's code, and other codes are not gift cards", async () => {
  await expect(admin.post("/gift-cards", { value: 5000, code: "AJANDEK" })).rejects.toThrow("400")
  expect((await callStore("/store/gift-cards/UDVOZLET10")).status).toBe(404)
})

test("the balance left by one order is available for the next", async () => {
  const rest = 300
  const card = await makeCard(testProduct.price + rest)
  expect(await buyWith(card)).toBe(testProduct.price)
  expect((await readGiftCard(card.code)).balance).toBe(rest)
  // The balance decreases as soon as the order's event has been processed.
  await vi.waitFor(
    async () => {
      expect(await worthOf(card)).toBe(rest)
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(await buyWith(card)).toBe(rest)
  expect((await readGiftCard(card.code)).balance).toBe(0)
  expect(await buyWith(card)).toBe(0)
})

test("the fee for cash on delivery follows what is left to collect until the order", async () => {
  const pieces = Math.ceil((shop.delivery.courier.freeFrom ?? 0) / testProduct.price)
  const cod = { delivery: "courier", payment: "cash_on_delivery" }
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: pieces }])
  const { cart: uncovered } = await buyer.fillIn({ email: newEmail(), ...cod })
  expect(uncovered.total).toBe(pieces * testProduct.price + shop.cashOnDeliveryFee)
  await buyer.redeem((await makeCard(pieces * testProduct.price)).code)
  const refused = async (expected: number) => (await buyer.placeOrder(expected)).body
  expect(await refused(shop.cashOnDeliveryFee)).toMatchObject({
    type: "refused",
    problems: [{ code: "total_changed", expected: shop.cashOnDeliveryFee, actual: 0 }],
  })

  await callStore(`/store/carts/${buyer.cartId}/line-items`, {
    body: { variant_id: testProduct.variantId, quantity: 1 },
  })
  const due = testProduct.price + shop.cashOnDeliveryFee
  expect(await refused(testProduct.price)).toMatchObject({
    type: "refused",
    problems: [{ code: "total_changed", expected: testProduct.price, actual: due }],
  })
  expect((await buyer.buy(due)).total).toBe(due)
})

test("an order paid completely by a gift card is complete, however it is read", async () => {
  const email = newEmail()
  const { buyer, order } = await orderWith(await makeCard(testProduct.price), 1, email)
  expect(order).toMatchObject({ total: 0, payment_status: "captured" })
  // The job that removes half-made orders has run while this order was among the candidates.
  const left = await orderWith(await makeCard(testProduct.price))
  await sql("delete from order_cart where order_id = $1", [left.order.id])
  await sql(`update "order" set created_at = created_at - interval '5 minutes' where id = any($1)`, [
    [order.id, left.order.id],
  ])
  const isThere = async (id: string) => (await sql(`select id from "order" where id = $1`, [id])).length > 0
  expect(await untilJobDid("card-payments", async () => !(await isThere(left.order.id)))).toBe(true)
  expect(await isThere(order.id)).toBe(true)
  const lines = order.items.map(({ id }) => id)
  expect(
    await sql("select id from reservation_item where line_item_id = any($1) and deleted_at is null", [lines]),
  ).toHaveLength(1)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["order_placed"])
  expect((await buyer.buy(0)).id).toBe(order.id)
})

test("an order left by a dying process is credited to its card", async () => {
  const card = await makeCard(testProduct.price + 500)
  const { buyer, order } = await orderWith(card, 2)
  await sql("delete from order_cart where order_id = $1", [order.id])
  await sql("update cart set completed_at = null where id = $1", [buyer.cartId])
  const again = await buyer.buy(order.total)
  expect(again.id).not.toBe(order.id)
  expect(again.total).toBe(order.total)
  expect(await balanceOf(card.code)).toBe(0)
})

test("the remaining balance can be spent on a more expensive cart, even if the last order's event is lost", async () => {
  const card = await makeCard(testProduct.price + 300)
  expect(await buyWith(card)).toBe(testProduct.price)
  await vi.waitFor(async () => expect(await worthOf(card)).toBe(300), { timeout: 20_000, interval: 200 })
  // The state after a process died with the order's event.
  await sql(
    `update promotion_application_method
        set value = $2::numeric, raw_value = jsonb_build_object('value', $2::text, 'precision', 20)
      where promotion_id = $1`,
    [card.id, String(card.value)],
  )
  expect((await orderWith(card, 2)).paidByCard).toBe(300)
})

test("a canceled order credits the amount to its card, once", async () => {
  const card = await makeCard(testProduct.price + 300)
  const [kept, cancelled] = [await orderWith(card), await orderWith(card)]
  expect([kept.paidByCard, cancelled.paidByCard]).toEqual([testProduct.price, 300])
  await admin.post(`/orders/${cancelled.order.id}/cancel`, {})
  await vi.waitFor(async () => expect(await balanceOf(card.code)).toBe(300), {
    timeout: 20_000,
    interval: 200,
  })
  expect((await orderWith(card, 2)).paidByCard).toBe(300)
  expect(await balanceOf(card.code)).toBe(0)
})

test("also if the event of the cancellation is lost", async () => {
  const card = await makeCard(testProduct.price)
  const { order } = await orderWith(card)
  // The state after a process died with the event of the cancellation.
  await sql(`update "order" set canceled_at = now(), status = 'canceled' where id = $1`, [order.id])
  expect(
    await untilJobDid("gift-cards", async () => (await balanceOf(card.code)) === testProduct.price),
  ).toBe(true)
  expect(await buyWith(card)).toBe(testProduct.price)
})
