import type { Order } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import type { Buyer } from "./backend-buyer.ts"
import { comeBack, isOrdered, openPayment, reachPayment, readyToPay } from "./card-buyer.ts"

const MAIL_TIMEOUT_MS = 30_000

/** Nobody else gets e-mails there. */
const newEmail = (name: string) => `${name}.${Date.now()}@example.hu`

/** The reserved amount is released, and an e-mail says so. */
async function expectReturned(providerPaymentId: string, email: string, words: RegExp) {
  expect(await cardSandbox.read(providerPaymentId)).toMatchObject({ status: "canceled", amount_received: 0 })
  const isNotified = async () => (await mailsTo(email)).some(({ kind }) => kind === "payment_returned")
  expect(await waitUntil(isNotified, MAIL_TIMEOUT_MS)).toBe(true)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(plain(mails[0]?.text ?? "")).toMatch(words)
}

async function expectOpenCart(buyer: Buyer) {
  expect(await isOrdered(buyer)).toBe(false)
  expect((await buyer.checkout({ notes: "még mindig az enyém" })).status).toBe(200)
}

const sell = async (testProduct: TestProduct, pieces: number) =>
  (await Administrator.signIn()).setStock(testProduct.sku, pieces)

test("sold out during the payment: no order, the money is refunded, an e-mail says so", async () => {
  const testProduct = await testProductOf("admin", 5)
  const email = newEmail("elfogyott")
  const { buyer, payment } = await reachPayment(testProduct, email)
  await cardSandbox.pay(payment)
  await sell(testProduct, 0)
  expect((await comeBack(buyer)).body).toMatchObject({
    type: "refused",
    refunded: true,
    problems: [{ code: "out_of_stock", available: 0 }],
  })
  await expectReturned(payment.provider_payment_id, email, /elfogyott/)
  // Later events change nothing.
  const { sent } = await cardSandbox.releaseEvents(payment)
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
  expect((await comeBack(buyer)).body).toMatchObject({ type: "refused", refunded: true })
  await expectOpenCart(buyer)
  await sell(testProduct, testProduct.stock)
})

test("sold out, noticed by the webhook only", async () => {
  const testProduct = await testProductOf("admin", 5)
  const email = newEmail("elfogyott-webhook")
  const { buyer, payment } = await reachPayment(testProduct, email)
  await cardSandbox.pay(payment)
  await sell(testProduct, 0)
  await cardSandbox.releaseEvents(payment)
  await expectReturned(payment.provider_payment_id, email, /elfogyott/)
  await expectOpenCart(buyer)
  await sell(testProduct, testProduct.stock)
})

test("the last piece, paid by two: one order, and the other payment is refunded", async () => {
  const testProduct = await testProductOf("admin", 5)
  const shoppers = await Promise.all(
    ["elso", "masodik"].map((name) => reachPayment(testProduct, `${name}-darab@example.hu`)),
  )
  await sell(testProduct, 1)
  for (const { payment } of shoppers) await cardSandbox.pay(payment)
  const answers = await Promise.all(shoppers.map(({ buyer }) => comeBack(buyer)))
  expect(answers.map(({ body }) => body.type).sort()).toEqual(["order", "refused"])
  const intents = await Promise.all(
    shoppers.map(({ payment }) => cardSandbox.read(payment.provider_payment_id)),
  )
  expect(intents.map(({ status }) => status).sort()).toEqual(["canceled", "succeeded"])
  await sell(testProduct, testProduct.stock)
})

test("a price raised during the payment: never charged", async () => {
  const testProduct = await testProductOf("admin", 6)
  const email = newEmail("dragult")
  const { buyer, cart, payment } = await reachPayment(testProduct, email)
  await cardSandbox.pay(payment)
  const admin = await Administrator.signIn()
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price + 100)
  const { body } = await comeBack(buyer)
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
  expect(body).toMatchObject({
    type: "refused",
    refunded: true,
    cart: { total: cart.total + 100 },
    problems: [{ code: "price_changed" }, { code: "total_changed", expected: cart.total }],
  })
  await expectReturned(payment.provider_payment_id, email, /megváltozott/)
})

test("refused because another process, without the cart's lock, is making its order: no money goes back", async () => {
  const testProduct = await testProductOf("admin", 6)
  const { buyer, payment } = await reachPayment(testProduct, newEmail("ketszer"))
  await cardSandbox.pay(payment)
  const admin = await Administrator.signIn()
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price + 100)
  const { status, body } = await withConnection(stack.databaseUrl, async (other) => {
    const { rows } = await other.query("select pg_backend_pid() as pid")
    await other.query("begin")
    // The call waits here: it has found no order, and gives the cart the new price.
    await other.query("select 1 from cart_line_item where cart_id = $1 for update", [buyer.cartId])
    const back = comeBack(buyer)
    const isWaiting = () =>
      sql("select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))", [rows[0].pid])
    await expect.poll(async () => (await isWaiting()).length, { timeout: 30_000 }).toBeGreaterThan(0)
    await other.query(`insert into "order" (id, currency_code, metadata) values ($1, 'huf', $2)`, [
      buyer.cartId.replace("cart_", "order_"),
      { cart_id: buyer.cartId },
    ])
    await other.query("commit")
    return await back
  })
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
  expect({ status, body }).toMatchObject({ status: 409, body: { code: "cart_busy" } })
  expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({ status: "requires_capture" })
})

test("an order of the cart without any payment is being made or undone by another process: no money goes back", async () => {
  const { buyer, payment } = await reachPayment(await testProductOf("admin", 6), newEmail("fizetetlen"))
  await cardSandbox.pay(payment)
  const id = buyer.cartId.replace("cart_", "order_")
  // That process has closed the cart, and its payment session was just replaced.
  await sql(`insert into "order" (id, currency_code, metadata) values ($1, 'huf', $2)`, [
    id,
    { cart_id: buyer.cartId },
  ])
  await sql("insert into order_cart (id, order_id, cart_id) values ($1, $1, $2)", [id, buyer.cartId])
  await sql("update cart set completed_at = now() where id = $1", [buyer.cartId])
  expect(await comeBack(buyer)).toMatchObject({ status: 409, body: { code: "cart_busy" } })
  expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({ status: "requires_capture" })
  await sql("delete from order_cart where order_id = $1", [id])
  await sql(`delete from "order" where id = $1`, [id])
  await sql("update cart set completed_at = null where id = $1", [buyer.cartId])
  expect((await comeBack(buyer)).body.type).toBe("order")
})

test("an order whose money another process has returned meanwhile is canceled", async () => {
  const { buyer, payment } = await reachPayment(await testProductOf("admin", 6), newEmail("visszaadott"))
  await cardSandbox.pay(payment)
  const orders = () =>
    sql<{ canceled_at: Date | null }>(`select canceled_at from "order" where metadata->>'cart_id' = $1`, [
      buyer.cartId,
    ])
  const answer = await withConnection(stack.databaseUrl, async (other) => {
    await other.query("begin")
    await other.query("lock table reservation_item in share row exclusive mode")
    const back = comeBack(buyer)
    await expect.poll(async () => (await orders()).length, { timeout: 30_000 }).toBe(1)
    await other.query(
      "update payment_attempt set state = 'returned', settled_at = now() where cart_id = $1",
      [buyer.cartId],
    )
    await other.query("commit")
    return await back
  })
  expect(answer).toMatchObject({ status: 409, body: { code: "cart_busy" } })
  expect(await orders()).toEqual([{ canceled_at: expect.any(Date) }])
  expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({ status: "canceled" })
  expect((await comeBack(buyer)).body.type).toBe("refused")
})

test("a price raised before the card was entered: the button must be pressed again, the old payment is invalid", async () => {
  const testProduct = await testProductOf("admin", 6)
  const { buyer, cart, payment } = await reachPayment(testProduct, "dragult-elobb@example.hu")
  const admin = await Administrator.signIn()
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price + 200)
  const { body } = await buyer.placeOrder(cart.total)
  expect(body).toMatchObject({ type: "refused", refunded: false, cart: { total: cart.total + 200 } })
  expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({ status: "canceled" })
  const second = await openPayment(buyer, cart.total + 200)
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
  expect(second.amount).toBe(cart.total + 200)
})

test("a promotion used up during the payment", async () => {
  const testProduct = await testProductOf("admin", 6)
  const email = newEmail("elhasznalt")
  const admin = await Administrator.signIn()
  const code = `EGYSZER${Date.now()}`
  const { promotion } = await admin.post<{ promotion: { id: string } }>("/promotions", {
    code,
    type: "standard",
    status: "active",
    limit: 1,
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "across",
      value: 10,
      currency_code: "huf",
    },
  })
  const withCode = async (name: string) => {
    const { buyer } = await readyToPay(testProduct, name)
    await buyer.redeem(code)
    const { cart } = (await buyer.checkout({})).body
    expect(cart.discount_total).toBeGreaterThan(0)
    return { buyer, cart }
  }
  const first = await withCode("elobb@example.hu")
  const second = await withCode(email)
  const payments = [
    await openPayment(first.buyer, first.cart.total),
    await openPayment(second.buyer, second.cart.total),
  ]
  for (const payment of payments) await cardSandbox.pay(payment)
  const { body } = await comeBack(first.buyer)
  expect((body as { order: Order }).order.discount_total).toBeGreaterThan(0)
  expect((await comeBack(second.buyer)).body).toMatchObject({ type: "refused", refunded: true })
  await expectReturned(payments[1]?.provider_payment_id ?? "", email, /kuponkód|végösszege/)
  await admin.delete(`/promotions/${promotion.id}`)
})
