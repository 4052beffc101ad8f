import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

/** Orders whose owner learns of them by mail. */

vi.setConfig({ testTimeout: 240_000 })
const IN_TIME = { timeout: 30_000, interval: 200 }
const MOST = 10

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 3)).sku, 50)
})
afterAll(() => tell(""))

const tell = (recipients: string) =>
  admin.post("/shop-settings", { values: { "notices.newOrders": recipients } })

async function order() {
  const testProduct = await testProductOf("admin", 3)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: `vevo-${randomUUID()}@example.com`, payment: "bank_transfer" })
  return { ...(await buyer.buy(cart.total)), testProduct }
}

const owner = () => `tulaj-${randomUUID()}@example.com`

test("every order is told to those the owner named, with what is to be done", async () => {
  const both = [owner(), owner()]
  await tell(both.join(","))
  const { id, display_id: number, testProduct } = await order()
  const told = () => mailsTo(both.join(", "))
  await expect.poll(async () => (await told()).map(({ kind }) => kind), IN_TIME).toEqual(["owner_order"])
  const [mail] = await told()
  expect(mail?.subject).toContain(String(number))
  expect(mail?.text).toContain(testProduct.title)
  expect(mail?.html).toContain(`/app/orders/${id}`)
})

test("a rush of orders is summed up in one mail", async () => {
  const recipient = owner()
  await tell(recipient)
  await withConnection(stack.databaseUrl, (client) =>
    client.query(
      `insert into outgoing_mail (id, key, kind, about_id, locale, recipient, state, due_at)
       select 'mail_' || $1 || n, 'test:' || $1 || n, 'owner_order', 'order_x', 'hu', $1, 'sent', now()
         from generate_series(1, $2::int) n`,
      [recipient, MOST],
    ),
  )
  const { id, display_id: number } = await order()
  const state = () =>
    withConnection(stack.databaseUrl, async (client) => {
      const { rows } = await client.query<{ state: string }>(
        "select state from outgoing_mail where key = 'owner_order:' || $1",
        [id],
      )
      return rows[0]?.state
    })
  await expect.poll(state, IN_TIME).toBe("dropped")
  await withConnection(stack.databaseUrl, (client) =>
    client.query(
      "update outgoing_mail set created_at = now() - interval '20 minutes' where key = 'owner_order:' || $1",
      [id],
    ),
  )
  const arrived = async () => (await mailsTo(recipient)).some(({ kind }) => kind === "owner_orders")
  expect(await untilJobDid("outgoing-mails", arrived)).toBe(true)
  const summaries = (await mailsTo(recipient)).filter(({ kind }) => kind === "owner_orders")
  expect(summaries).toHaveLength(1)
  expect(summaries[0]?.text).toContain(String(number))
})

test("an address that is none is refused", async () => {
  await expect(tell("nem cím")).rejects.toThrow("400")
})
