// @module-tag scale
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton, WORDS } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "../http/backend-buyer.ts"
import { comeBack, reachPayment } from "../http/card-buyer.ts"
import { signalServer } from "./servers.ts"

/** The schedules are checked every 30 s, the job runs every minute, and an event counts as lost after one. */
const BY_THE_JOB = { timeout: 200_000, interval: 500 }
const SOON = { timeout: 30_000, interval: 200 }
const PLENTY = 100

/** An order by bank transfer. @returns its id, and the address of its e-mails */
async function order() {
  const { sku, variantId } = await testProductOf("checkout", 1)
  await (await Administrator.signIn()).setStock(sku, PLENTY)
  const email = `redis-${randomUUID()}@example.com`
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email })
  return { id: (await buyer.buy(cart.total)).id, email }
}

test("after Redis has lost its data, the e-mail of a lost event is sent by the job", async () => {
  const { id, email } = await order()
  const confirmations = async () =>
    (await mailsTo(email)).filter(({ kind }) => kind === "order_placed").length
  await expect.poll(confirmations, SOON).toBe(1)
  await signalServer("Redis", "SIGKILL")
  // As if the event had been in Redis when it died.
  await sql("delete from outgoing_mail where key = $1", [`order_placed:${id}`])
  await expect.poll(confirmations, BY_THE_JOB).toBe(2)
})

test("while Redis stands still, the order button says that the checkout is not available; the next press orders once", async () => {
  const testProduct = await testProductOf("checkout", 1)
  const person = newPerson()
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct])
  const summary = await giveDetails(shopper, "hu", { delivery: "pickup", payment: "bank_transfer" }, person)
  await signalServer("Redis", "SIGSTOP")
  try {
    const page = await pressOrderButton(shopper, summary)
    expect(page.status).toBe(503)
    expect(page.text).toContain("A pénztár most nem érhető el. Amit megadott, megmarad")
  } finally {
    await signalServer("Redis", "SIGCONT")
  }
  await expect
    .poll(async () => (await pressOrderButton(shopper, summary)).text, SOON)
    .toContain(WORDS.hu.thanks)
  expect(await sql(`select id from "order" where email = $1`, [person.email])).toHaveLength(1)
})

test("an order that is being completed while Redis loses its lock is not taken for a half-made one", async () => {
  const { buyer, payment } = await reachPayment(
    await testProductOf("checkout", 1),
    `zar-${randomUUID()}@example.com`,
  )
  await cardSandbox.pay(payment)
  const ordersOfCart = () =>
    sql<{ id: string }>(`select id from "order" where metadata->>'cart_id' = $1`, [buyer.cartId])
  const isLookedForSince = (moment: Date) => async () => {
    const looks = await sql(
      "select 1 from pg_stat_activity where query like '%as is_complete%' and query_start > $1",
      [moment],
    )
    return looks.length > 0
  }
  /** As the storefront's client: Redis is being started, or the lock is lost. */
  const again = async () => {
    for (;;) {
      const answer = await comeBack(buyer)
      if (!["redis_unavailable", "cart_busy"].includes(answer.body.code ?? "")) return answer
    }
  }
  const repeated = await withConnection(stack.databaseUrl, async (holder) => {
    await holder.query("begin")
    await holder.query("lock table reservation_item in share row exclusive mode")
    const begun = comeBack(buyer)
    await expect.poll(async () => (await ordersOfCart()).length, SOON).toBe(1)
    await signalServer("Redis", "SIGKILL")
    const asked = again()
    await expect
      .poll(isLookedForSince((await holder.query("select clock_timestamp() as now")).rows[0].now), SOON)
      .toBe(true)
    await holder.query("commit")
    await begun
    return await asked
  })
  const orders = await ordersOfCart()
  expect(orders).toHaveLength(1)
  for (const { body } of [repeated, await again()])
    expect(body).toMatchObject({ type: "order", order: { id: orders[0]?.id } })
  expect(await cardSandbox.refundsOf(payment.provider_payment_id)).toEqual([])
})
