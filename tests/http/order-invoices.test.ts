import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

const PLENTY = 100
const IN_TIME = { timeout: 30_000, interval: 200 }

type Invoice = { kind: string; state: string; number: string | null; last_error: string | null }

beforeAll(async () => {
  // Other files may have sold it out in this shop.
  await (await Administrator.signIn()).setStock((await testProductOf("checkout", 1)).sku, PLENTY)
})

async function buyOne(payment: string) {
  const testProduct = await testProductOf("checkout", 1)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: `szamla-${randomUUID()}@example.com`, payment })
  const order = await buyer.buy(cart.total)
  return { order, desk: await OrderDesk.for(order.id) }
}

async function invoicesOf(orderId: string): Promise<Invoice[]> {
  const admin = await Administrator.signIn()
  return (await admin.get<{ invoices: Invoice[] }>(`/orders/${orderId}/invoices`)).invoices
}

/** The total of all documents of the order. */
async function invoicedGross(orderId: string): Promise<number> {
  const rows = await sql<{ gross: string | null }>(
    "select sum((data->'totals'->>'gross')::numeric) as gross from invoice where order_id = $1",
    [orderId],
  )
  return Number(rows[0]?.gross ?? 0)
}

const issued = async (orderId: string) =>
  (await invoicesOf(orderId)).filter(({ state }) => state === "issued").map(({ kind }) => kind)

describe("an order's invoice", () => {
  test("by transfer is issued once the money has arrived, and canceled with the order", async () => {
    const { order, desk } = await buyOne("bank_transfer")
    expect(await invoicesOf(order.id)).toEqual([])
    await desk.takeMoney()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    await desk.cancel()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice", "storno"])
    expect(await invoicedGross(order.id)).toBe(0)
    const numbers = (await invoicesOf(order.id)).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(2)
    for (const number of numbers) expect(number).toMatch(/^MINTA-\d{4}-\d{6}$/)
  })

  test("is corrected for each partial refund, until nothing is left of it", async () => {
    const { order, desk } = await buyOne("bank_transfer")
    await desk.takeMoney()
    const paymentId = await desk.paymentId()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    expect(await invoicedGross(order.id)).toBe(order.total)
    await desk.refund(paymentId, 10)
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice", "correction"])
    expect(await invoicedGross(order.id)).toBe(order.total - 10)
    await desk.refund(paymentId, 90)
    await expect(desk.refund(paymentId, order.total - 99)).rejects.toThrow("400")
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice", "correction", "correction"])
    expect(await invoicedGross(order.id)).toBe(order.total - 100)
    await desk.cancel()
    await expect.poll(() => invoicedGross(order.id), IN_TIME).toBe(0)
    const kinds = await issued(order.id)
    expect(kinds).not.toContain("storno")
    expect(new Set((await invoicesOf(order.id)).map(({ number }) => number)).size).toBe(kinds.length)
  })

  test("is corrected when the products come back, whether the money was refunded or not", async () => {
    const { order, desk } = await buyOne("bank_transfer")
    await desk.takeMoney()
    await desk.pack()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    await desk.receiveReturn()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice", "correction"])
    // The delivery stays.
    expect(await invoicedGross(order.id)).toBe(order.total - order.item_total)
  })

  test("is corrected to nothing at most, whatever comes back after its refund", async () => {
    const { order, desk } = await buyOne("bank_transfer")
    await desk.takeMoney()
    const paymentId = await desk.paymentId()
    await desk.pack()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    await desk.refund(paymentId, 10)
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice", "correction"])
    await desk.refund(paymentId, order.total - 10)
    await expect.poll(() => invoicedGross(order.id), IN_TIME).toBe(0)
    await desk.receiveReturn()
    const admin = await Administrator.signIn()
    await admin.runJob("invoices")
    expect(await invoicedGross(order.id)).toBe(0)
    const { order: shown } = await admin.get<{ order: { due: number; problems: string[] } }>(
      `/order-desk/${order.id}`,
    )
    expect([shown.due, shown.problems]).toEqual([0, []])
  })

  test("by cash on delivery is issued when the parcel is packed", async () => {
    const { order, desk } = await buyOne("cash_on_delivery")
    expect(await invoicesOf(order.id)).toEqual([])
    await desk.pack()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    await desk.takeMoney()
    expect(await invoicesOf(order.id)).toHaveLength(1)
  })

  test("keeps its number if the process died before it was recorded", async () => {
    const { order, desk } = await buyOne("cash_on_delivery")
    await desk.pack()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    const [before] = await invoicesOf(order.id)
    await sql(
      `update invoice set state = 'issuing', number = null, claimed_at = now() - interval '11 minutes'
          where order_id = $1`,
      [order.id],
    )
    expect(await untilJobDid("invoices", async () => (await issued(order.id)).length > 0)).toBe(true)
    expect(await issued(order.id)).toEqual(["invoice"])
    expect((await invoicesOf(order.id))[0]?.number).toBe(before?.number)
  })

  test("waits for a person after the provider's last allowed attempt, as the order desk says", async () => {
    const { order, desk } = await buyOne("cash_on_delivery")
    await desk.pack()
    await expect.poll(() => issued(order.id), IN_TIME).toEqual(["invoice"])
    await sql(
      `update invoice set state = 'issuing', number = null, claimed_at = now() - interval '11 minutes', attempts = 20
          where order_id = $1`,
      [order.id],
    )
    const hasFailed = async () => (await invoicesOf(order.id))[0]?.state === "failed"
    expect(await untilJobDid("invoices", hasFailed)).toBe(true)
    expect((await invoicesOf(order.id))[0]?.last_error).toContain("20 attempts")
    const admin = await Administrator.signIn()
    const shown = await admin.get<{ order: { problems: string[] } }>(`/order-desk/${order.id}`)
    expect(shown.order.problems).toContain("invoice_failed")

    const [row] = await sql<{ id: string }>("select id from invoice where order_id = $1", [order.id])
    await admin.post(`/invoices/${row?.id}/retry`, {})
    expect(await untilJobDid("invoices", async () => (await issued(order.id)).length > 0)).toBe(true)
  })

  test("belongs to one order, and is hidden from visitors who are not logged in", async () => {
    const { order } = await buyOne("bank_transfer")
    expect((await callStore(`/store/orders/${order.id}/invoices/inv_${randomUUID()}`)).status).toBe(404)
    expect((await callStore(`/admin/orders/${order.id}/invoices`)).status).toBe(401)
    expect((await callStore(`/admin/invoices/inv_x/file`)).status).toBe(401)
  })
})
