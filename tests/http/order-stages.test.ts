import { randomUUID } from "node:crypto"
import type { DeskOrderPage, DeskStage } from "@porteka/commerce-sdk"
import { DAY_MS } from "@porteka/hungary"
import { beforeAll, expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

/** The stored stages of orders, docs/decisions/0112: what triggers do not see. */

const DAYS_UNTIL_LATE = 25

let admin: Administrator

beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 1)).sku, 60)
})

async function order(): Promise<string> {
  const { variantId } = await testProductOf("admin", 1)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({
    email: `fokok-${randomUUID()}@example.com`,
    payment: "bank_transfer",
  })
  return (await buyer.buy(cart.total)).id
}

/** Writes to an order without a trigger, and forgets that it was touched before. */
const writeUnseen = (id: string, statement: string) =>
  withConnection(stack.databaseUrl, async (client) => {
    await client.query("set session_replication_role = replica")
    await client.query(statement, [id])
    await client.query("delete from order_stage_touch where order_id = $1", [id])
  })

async function isListed(id: string, stage: DeskStage): Promise<boolean> {
  const { counts } = await admin.get<DeskOrderPage>(`/order-desk?stage=${stage}&limit=1`)
  for (let offset = 0; offset < counts[stage]; offset += 100) {
    const { orders } = await admin.get<DeskOrderPage>(`/order-desk?stage=${stage}&limit=100&offset=${offset}`)
    if (orders.some((one) => one.id === id)) return true
  }
  return false
}

test("a paid order that is not packed is late after some time, although nothing happens to it", async () => {
  const id = await order()
  await (await OrderDesk.for(id)).takeMoney()
  expect(await isListed(id, "to_pack")).toBe(true)
  const [stored] = await sql<{ created_at: Date; late_at: Date }>(
    "select created_at, late_at from order_stage where order_id = $1",
    [id],
  )
  const wait = (stored?.late_at.getTime() ?? 0) - (stored?.created_at.getTime() ?? 0)
  expect(Math.round(wait / DAY_MS)).toBe(DAYS_UNTIL_LATE)

  const earlier = `interval '${DAYS_UNTIL_LATE + 1} days'`
  await writeUnseen(id, `update "order" set created_at = created_at - ${earlier} where id = $1`)
  await writeUnseen(id, `update order_stage set late_at = late_at - ${earlier} where order_id = $1`)
  expect(await isListed(id, "problem")).toBe(true)
})

testOfJob("a change that no trigger has noted is found at night", async () => {
  const id = await order()
  expect(await isListed(id, "to_pay")).toBe(true)
  await writeUnseen(id, `update "order" set canceled_at = now() where id = $1`)
  expect(await untilJobDid("lost-events", () => isListed(id, "cancelled"))).toBe(true)
})

test("an order that is gone is in no list", async () => {
  const id = await order()
  expect(await isListed(id, "to_pay")).toBe(true)
  await sql(`update "order" set deleted_at = now() where id = $1`, [id])
  expect(await isListed(id, "to_pay")).toBe(false)
})
