import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { ageMails, mailState, pretendMails } from "../fixtures/mail-rush.ts"
import { mailsTo } from "../fixtures/outbox.ts"
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
  await pretendMails("owner_order", recipient, MOST)
  const { id, display_id: number } = await order()
  const key = `owner_order:${id}`
  await expect.poll(() => mailState(key), IN_TIME).toBe("dropped")
  await ageMails("owner_order", key)
  const arrived = async () => (await mailsTo(recipient)).some(({ kind }) => kind === "owner_orders")
  expect(await untilJobDid("outgoing-mails", arrived)).toBe(true)
  const summaries = (await mailsTo(recipient)).filter(({ kind }) => kind === "owner_orders")
  expect(summaries).toHaveLength(1)
  expect(summaries[0]?.text).toContain(String(number))
})

test("an address that is none is refused", async () => {
  await expect(tell("nem cím")).rejects.toThrow("400")
})
