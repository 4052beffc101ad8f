import { beforeAll, describe, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { CARDS, cardSandbox } from "../fixtures/card-sandbox.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"
import {
  awaitStatus,
  comeBack,
  giveUp,
  isOrdered,
  openPayment,
  reachPayment,
  readyToPay,
} from "./card-buyer.ts"

const AT_ONCE = 20
const EVENT_TIMEOUT_MS = 30_000

const product = () => testProductOf("admin", 2)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

describe("a card that is accepted", () => {
  test("is offered first, authorized at the button, captured with the order, once and completely", async () => {
    const { buyer, cart } = await readyToPay(await product(), "kartya@example.hu")
    const { body: checkout } = await buyer.checkout({})
    expect(checkout.payment_methods).toEqual(["card", "bank_transfer", "cash_on_delivery"])
    expect(checkout).toMatchObject({ payment_method: "card", card_payment: null })

    const payment = await openPayment(buyer, cart.total)
    expect(payment).toMatchObject({ amount: cart.total, currency_code: "huf", last_error: null })
    // The provider counts forints in hundredths.
    expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({
      amount: cart.total * 100,
      status: "requires_payment_method",
    })
    expect((await buyer.checkout({})).body.card_payment).toEqual(payment)

    expect(await cardSandbox.pay(payment)).toBe(200)
    expect(await isOrdered(buyer)).toBe(false)
    const { body } = await comeBack(buyer)
    expect(body).toMatchObject({
      type: "order",
      order: {
        total: cart.total,
        payment_status: "captured",
        metadata: { payment_method: "card", terms: { version: "2026-01-01", locale: "hu" } },
      },
    })
    expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({
      status: "succeeded",
      amount_received: cart.total * 100,
    })
  })

  test("becomes an order with the webhook only", { tags: ["scale"] }, async () => {
    const { buyer, payment } = await reachPayment(await product(), "webhook@example.hu", "deliver")
    await cardSandbox.pay(payment)
    expect(await waitUntil(() => isOrdered(buyer), EVENT_TIMEOUT_MS)).toBe(true)
    expect(await awaitStatus(payment.provider_payment_id, "succeeded")).toBe(true)
    expect((await comeBack(buyer)).body.type).toBe("order")
  })

  test("becomes an order when neither the shopper nor a webhook comes back", async () => {
    const { buyer, payment } = await reachPayment(await product(), "elveszett@example.hu")
    await cardSandbox.pay(payment)
    const isCaptured = async () =>
      (await cardSandbox.read(payment.provider_payment_id)).status === "succeeded"
    expect(await untilJobDid("card-payments", isCaptured)).toBe(true)
    expect(await isOrdered(buyer)).toBe(true)
  })

  test("creates one order, with any number of simultaneous calls from either side", {
    tags: ["scale"],
  }, async () => {
    const { buyer, cart, payment } = await reachPayment(await product(), "egyszerre@example.hu")
    await cardSandbox.pay(payment)
    const [answers, again, events] = await Promise.all([
      Promise.all(Array.from({ length: AT_ONCE }, () => comeBack(buyer))),
      Promise.all(Array.from({ length: AT_ONCE }, () => buyer.placeOrder(cart.total))),
      cardSandbox.releaseEvents(payment),
    ])
    const orders = [...answers, ...again].map(({ body }) => (body.type === "order" ? body.order.id : body))
    expect(new Set(orders)).toEqual(new Set([orders[0]]))
    expect(orders[0]).toMatch(/^order_/)
    expect(events.sent.map(({ status }) => status)).toEqual(events.sent.map(() => 200))
    expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({
      amount_received: cart.total * 100,
    })
  })

  test("becomes an order, even if two calls without the cart's lock have begun its payment twice", async () => {
    const { buyer, cart, payment } = await reachPayment(await product(), "ketgyujto@example.hu")
    for (const id of ["pay_col_1", "pay_col_2", "pay_col_3"].map((name) => `${name}_${buyer.cartId}`)) {
      await sql(
        `insert into payment_collection (id, currency_code, amount, raw_amount, status)
         values ($1, 'huf', $2::int, jsonb_build_object('value', $2::int::text, 'precision', 20), 'not_paid')`,
        [id, cart.total],
      )
      await sql(
        "insert into cart_payment_collection (id, cart_id, payment_collection_id) values ($1, $2, $1)",
        [id, buyer.cartId],
      )
    }
    await cardSandbox.pay(payment)
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "order",
      order: { payment_status: "captured" },
    })
  })

  test("opens one payment, however often the button is pressed", { tags: ["scale"] }, async () => {
    const { buyer, cart } = await readyToPay(await product(), "tobbszor@example.hu")
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.placeOrder(cart.total)))
    const intents = answers.map(({ body }) =>
      body.type === "payment_required" ? body.payment.provider_payment_id : body.type,
    )
    expect(new Set(intents)).toEqual(new Set([intents[0]]))
    await giveUp(buyer)
  })
})

describe("a card that is declined", () => {
  test.each([
    [CARDS.declined, "generic_decline"],
    [CARDS.poor, "insufficient_funds"],
  ])("%s: the same payment accepts another card", async (card, reason) => {
    const { buyer, payment } = await reachPayment(await product(), "elutasitva@example.hu")
    expect(await cardSandbox.pay(payment, card)).toBe(402)
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "payment_required",
      payment: { provider_payment_id: payment.provider_payment_id, last_error: reason },
    })
    expect((await buyer.checkout({})).body.card_payment).toMatchObject({ last_error: reason })
    await cardSandbox.pay(payment)
    expect((await comeBack(buyer)).body.type).toBe("order")
  })

  test("3-D Secure: nothing is ordered before the bank agrees", async () => {
    const { buyer, payment } = await reachPayment(await product(), "bank@example.hu")
    await cardSandbox.pay(payment, CARDS.authenticates)
    expect((await comeBack(buyer)).body.type).toBe("payment_required")
    await cardSandbox.authenticate(payment, "rejected")
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "payment_required",
      payment: { last_error: "payment_intent_authentication_failure" },
    })
    await cardSandbox.pay(payment, CARDS.authenticates)
    await cardSandbox.authenticate(payment, "approved")
    expect((await comeBack(buyer)).body.type).toBe("order")
  })

  test("a guessed cart id pays nothing", async () => {
    const stranger = "/store/carts/cart_01AAAAAAAAAAAAAAAAAAAAAAAA/payment"
    for (const path of ["complete", "cancel"]) {
      const { status, body } = await callStore<{ code: string }>(`${stranger}/${path}`, { method: "POST" })
      expect([status, body.code]).toEqual([404, "cart_not_found"])
    }
  })
})

/** The state after a process died between the capture and its record in the order's collection. */
const forgetCapture = (orderId: string, attemptState: string) =>
  sql(
    `with collection as (
       update payment_collection set status = 'authorized', captured_amount = 0, completed_at = null,
              raw_captured_amount = '{"value": "0", "precision": 20}'
         from order_payment_collection link
        where link.payment_collection_id = payment_collection.id and link.order_id = $1
       returning payment_collection.id),
     payment as (
       update payment set captured_at = captured_at - interval '2 minutes'
        where payment_collection_id in (select id from collection))
     update payment_attempt set state = $2 where order_id = $1 and state = 'captured'`,
    [orderId, attemptState],
  )

const capturedOf = async (orderId: string) =>
  (
    await sql<{ status: string; amount: number }>(
      `select status, captured_amount::int as amount from payment_collection
         join order_payment_collection link on link.payment_collection_id = payment_collection.id
        where link.order_id = $1`,
      [orderId],
    )
  )[0]

describe("a capture that was never recorded on the order", () => {
  const pay = async (email: string) => {
    const { buyer, cart, payment } = await reachPayment(await product(), email)
    await cardSandbox.pay(payment)
    const { body } = await comeBack(buyer)
    if (body.type !== "order") throw new Error(`No order: ${body.type}`)
    return { buyer, total: cart.total, orderId: body.order.id }
  }

  test("is recorded when the shopper comes back again, and a cart that was opened again is closed", async () => {
    const { buyer, total, orderId } = await pay("visszater@example.hu")
    await forgetCapture(orderId, "ordered")
    await comeBack(buyer)
    expect(await capturedOf(orderId)).toEqual({ status: "completed", amount: total })
    // As a process does that undoes a second order of the cart, because Redis has lost its lock.
    await sql("update cart set completed_at = null where id = $1", [buyer.cartId])
    expect((await buyer.placeOrder(total)).body).toMatchObject({ type: "order", order: { id: orderId } })
    expect(await isOrdered(buyer)).toBe(true)
  })

  testOfJob("is found by the repair job when the payment counts as settled", async () => {
    const { total, orderId } = await pay("elszamolt@example.hu")
    await forgetCapture(orderId, "captured")
    expect(await capturedOf(orderId)).toEqual({ status: "authorized", amount: 0 })
    const isNoted = async () => (await capturedOf(orderId))?.amount === total
    expect(await untilJobDid("card-payments", isNoted)).toBe(true)
    expect(await capturedOf(orderId)).toEqual({ status: "completed", amount: total })
  })
})
