import { randomUUID } from "node:crypto"
import { beforeAll, expect } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { issuedInvoices } from "./issued-invoices.ts"

/**
 * Work whose event was lost is found by the time of the event, however old the order is (docs/decisions/0108). A
 * row that the database got and no event followed is what a dying process leaves.
 */

const PLENTY = 100
const IN_TIME = { timeout: 30_000, interval: 200 }

let admin: Administrator

beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("checkout", 1)).sku, PLENTY)
})

const issued = async (orderId: string) => (await issuedInvoices(orderId)).map(({ kind }) => kind)

/** An order that was paid and invoiced a year ago. */
async function oldOrder() {
  const testProduct = await testProductOf("checkout", 1)
  const email = `regi-${randomUUID()}@example.com`
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  const { id } = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(id)
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await expect.poll(() => issued(id), IN_TIME).toEqual(["invoice"])
  const yearAgo = "now() - interval '1 year'"
  await sql(`update "order" set created_at = ${yearAgo} where id = $1`, [id])
  await sql(`update payment set captured_at = ${yearAgo} where id = $1`, [paymentId])
  await sql(`update invoice set issued_at = ${yearAgo} where order_id = $1`, [id])
  return { id, email, paymentId }
}

/** A refund that no event followed. */
async function refundSilently(paymentId: string, daysAgo: number): Promise<void> {
  await sql(
    `insert into refund (id, payment_id, amount, raw_amount, created_at)
     values ($1, $2, 10, '{"value": "10", "precision": 20}', now() - make_interval(days => $3))`,
    [`ref_${randomUUID()}`, paymentId, daysAgo],
  )
}

testOfJob("two days later, the refund of an old order is invoiced and reported", async () => {
  const { id, email, paymentId } = await oldOrder()
  await refundSilently(paymentId, 2)
  const isCorrected = async () => (await issued(id)).includes("correction")
  expect(await untilJobDid("invoices", isCorrected)).toBe(true)
  const isReported = async () => (await mailsTo(email)).some(({ kind }) => kind === "order_refunded")
  expect(await untilJobDid("outgoing-mails", isReported)).toBe(true)
})

testOfJob("a month later, the refund of an old order is invoiced by the nightly job", async () => {
  const { id, paymentId } = await oldOrder()
  await refundSilently(paymentId, 30)
  await admin.runJob("invoices")
  expect(await issued(id)).toEqual(["invoice"])
  expect(await untilJobDid("lost-events", async () => (await issued(id)).length === 2)).toBe(true)
  expect(await issued(id)).toEqual(["invoice", "correction"])
})
