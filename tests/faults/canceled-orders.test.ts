import { beforeAll, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { backend, openShop } from "./fault-shop.ts"
import { countHeld, holdWrites, releaseWrites, type Write } from "./held-writes.ts"
import { violationsAfterRepairs } from "./invariants.ts"
import { ResumedPurchase } from "./resumed-purchase.ts"

const HELD_TIMEOUT_MS = 30_000
const PLENTY = 10_000
/** Longer than any deadline to pay. */
const LONG_AGO_DAYS = 40

let testProducts: TestProduct[]
let admin: Administrator

beforeAll(async () => {
  await openShop()
  testProducts = (await testProductsOf("faults")).slice(0, 2)
  admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)
})

async function order(payment: "card" | "bank_transfer", product: TestProduct | undefined): Promise<string> {
  const lines = [{ variant_id: product?.variantId ?? "", quantity: 1 }]
  const purchase = new ResumedPurchase({ lines, delivery: "courier", payment })
  await purchase.goOn()
  return purchase.orderId ?? ""
}

interface State {
  status: string
  /** Pieces that nobody else can buy. */
  held: number
}

async function stateOf(id: string): Promise<State | undefined> {
  const [state] = await sql<State>(
    `select o.status, count(held.id)::int as held from "order" o
       join order_item item on item.order_id = o.id
       left join reservation_item held on held.line_item_id = item.item_id and held.deleted_at is null
      where o.id = $1 and item.version = o.version group by o.id`,
    [id],
  )
  return state
}

/** Refunds of the order, and what was paid that is not refunded. */
async function moneyOf(id: string) {
  const [money] = await sql<{ refunds: number; kept: number }>(
    `select (select count(*) from refund where refund.payment_id = any(array_agg(paid.id)))::int as refunds,
            (sum(collection.captured_amount) - sum(coalesce(collection.refunded_amount, 0)))::float8 as kept
       from order_payment_collection link
       join payment_collection collection on collection.id = link.payment_collection_id
       join payment paid on paid.payment_collection_id = collection.id
      where link.order_id = $1 and link.deleted_at is null`,
    [id],
  )
  return money
}

const cancel = (id: string) => admin.post(`/order-desk/${id}/cancellation`, { reason: "customer" })

/**
 * An order is canceled by the staff, and another one by the job, when the back end is killed. Of two products: the releases of one
 * wait for each other.
 */
async function killWhileCanceled(write: Write) {
  const paid = await order("card", testProducts[0])
  const unpaid = await order("bank_transfer", testProducts[1])
  await sql(`update "order" set created_at = now() - make_interval(days => $2) where id = $1`, [
    unpaid,
    LONG_AGO_DAYS,
  ])
  await holdWrites(write)
  const answered = Promise.allSettled([cancel(paid), admin.runJob("unpaid-transfers")])
  const areMet = await waitUntil(async () => (await countHeld()) === 2, HELD_TIMEOUT_MS)
  await backend.kill()
  await releaseWrites(write)
  await answered
  expect(areMet).toBe(true)
  await backend.start()
  return { paid, unpaid }
}

test("the back end is killed before it marks an order as canceled: its goods are still kept for it", async () => {
  const { paid, unpaid } = await killWhileCanceled({ table: "order", when: "update", of: "canceled_at" })
  for (const id of [paid, unpaid]) expect(await stateOf(id)).toEqual({ status: "pending", held: 1 })
  await cancel(paid)
  await admin.runJob("unpaid-transfers")
  const isCanceled = async () => (await stateOf(unpaid))?.status === "canceled"
  expect(await waitUntil(isCanceled, HELD_TIMEOUT_MS)).toBe(true)
  for (const id of [paid, unpaid]) expect(await stateOf(id)).toEqual({ status: "canceled", held: 0 })
  expect(await moneyOf(paid)).toEqual({ refunds: 1, kept: 0 })
})

test("the back end is killed before it releases the goods of a canceled order: a job does", async () => {
  const { paid, unpaid } = await killWhileCanceled({
    table: "reservation_item",
    when: "update",
    of: "deleted_at",
  })
  for (const id of [paid, unpaid]) expect(await stateOf(id)).toEqual({ status: "canceled", held: 1 })
  await sql(`update "order" set canceled_at = canceled_at - interval '2 minutes' where id = any($1)`, [
    [paid, unpaid],
  ])
  const areFree = async () => (await stateOf(paid))?.held === 0 && (await stateOf(unpaid))?.held === 0
  expect(await untilJobDid("card-payments", areFree)).toBe(true)
  expect(await moneyOf(paid)).toEqual({ refunds: 1, kept: 0 })
})

test("nothing is left of what was interrupted", async () => {
  expect(await violationsAfterRepairs()).toEqual([])
})
