import { randomUUID } from "node:crypto"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { ageMails, mailState, pretendMails } from "../fixtures/mail-states.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

/** Orders about which the owner is informed by e-mail. */

const IN_TIME = { timeout: 30_000, interval: 200 }
const MOST = 10

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 3)).sku, 50)
})
afterAll(() => tell(""))
const set = (values: Record<string, string | number>) => admin.post("/shop-settings", { values })

const tell = (recipients: string) => set({ "notices.newOrders": recipients })

async function order(address: Partial<typeof ADDRESS> = {}, quantity = 1, locale: Locale = "hu") {
  const testProduct = await testProductOf("admin", 3)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }], locale)
  const { cart } = await buyer.fillIn({ email: `vevo-${randomUUID()}@example.com`, payment: "bank_transfer" })
  await buyer.checkout({ shipping_address: { ...ADDRESS, ...address } })
  return { ...(await buyer.buy(cart.total)), testProduct }
}

const owner = () => `tulaj-${randomUUID()}@example.com`

test("every order is reported to the owner's addresses, with what has to be done", async () => {
  const both = [owner(), owner()]
  await tell(both.join(","))
  const { id, display_id: number, testProduct } = await order()
  const notices = () => mailsTo(both.join(", "))
  await expect.poll(async () => (await notices()).map(({ kind }) => kind), IN_TIME).toEqual(["owner_order"])
  const [mail] = await notices()
  expect(mail?.subject).toContain(String(number))
  expect(mail?.text).toContain(testProduct.title)
  expect(mail?.html).toContain(`/app/orders/${id}`)
})

test("delivery and products of an order in English have their Hungarian names for the owner", async () => {
  const recipient = owner()
  await tell(recipient)
  const { id, testProduct } = await order({}, 1, "en")
  await expect.poll(async () => (await mailsTo(recipient)).length, IN_TIME).toBe(1)
  const [mail] = await mailsTo(recipient)
  expect(mail?.text).toContain("Szállítás: Házhozszállítás (GLS futár)")
  expect(mail?.text).toContain(testProduct.title)
  const desk = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)
  expect(desk.order.lines).toMatchObject([{ title: testProduct.title }])
})

test("many orders at once are summed up in one e-mail", async () => {
  const recipient = owner()
  await tell(recipient)
  await pretendMails("owner_order", recipient, MOST)
  const { id, display_id: number } = await order()
  const key = `owner_order:${id}`
  await expect.poll(() => mailState(key), IN_TIME).toBe("dropped")
  await ageMails("owner_order", key)
  const arrived = async () => (await mailsTo(recipient)).some(({ kind }) => kind === "owner_orders")
  expect(await untilJobDid("outgoing-mails", arrived)).toBe(true)
  const summaries = await mailsOf(recipient, "owner_orders")
  expect(summaries).toHaveLength(1)
  expect(summaries[0]?.text).toContain(String(number))
})

test("an unusual unpaid order is marked for the owner, in the e-mail and at the desk", async () => {
  const recipient = owner()
  await tell(recipient)
  const { phone } = ADDRESS
  const watchOf = async (id: string) =>
    (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order.watch
  expect(await watchOf((await order({ phone })).id)).toEqual([])
  const { id, display_id: number } = await order({ phone, last_name: "Asdf" })
  const marked = ["shared_phone", "odd_details"]
  expect(await watchOf(id)).toEqual(marked)
  const mail = async () => (await mailsTo(recipient)).find(({ subject }) => subject.includes(`: ${number} `))
  await expect.poll(async () => (await mail())?.text, IN_TIME).toContain("Szokatlan rendelés")

  // Another step, such as packing, does not mark the order as checked.
  await admin.post("/order-desk-steps", { step: "packed", orders: [{ id }] })
  expect(await watchOf(id)).toEqual(marked)
  for (const _ of [1, 2]) await admin.post("/order-desk-steps", { step: "checked", orders: [{ id }] })
  const { order: desk } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)
  expect(desk.watch).toEqual([])
  const checks = desk.timeline.filter(({ kind }) => kind === "checked")
  expect(checks).toEqual([expect.objectContaining({ who: stack.adminEmail })])

  const { id: sent } = await order({ phone })
  for (const step of ["packed", "shipped"]) {
    expect(await watchOf(sent)).toEqual(["shared_phone"])
    await admin.post("/order-desk-steps", { step, orders: [{ id: sent }] })
  }
  expect(await watchOf(sent)).toEqual([])
  await admin.post("/order-desk-steps", { step: "delivered", orders: [{ id: sent }] })
  expect(await watchOf(sent)).toEqual([])
})

test("the owner is asked about a large transfer that has not arrived, but not about a small one", async () => {
  const recipient = owner()
  await tell(recipient)
  onTestFinished(async () => void (await set({ "watch.amount": 200_000 })))
  const small = await order()
  const large = await order({}, 2)
  await sql(`update "order" set created_at = now() - interval '3 days' where id = any($1)`, [
    [small.id, large.id],
  ])
  await set({ "watch.amount": large.total })
  const asked = async () => (await mailsOf(recipient, "large_transfer")).map(({ html }) => html ?? "")
  const isAsked = async ({ id }: { id: string }) =>
    (await asked()).some((html) => html.includes(`/app/orders/${id}`))
  await admin.runJob("unpaid-transfers")
  expect(await untilJobDid("outgoing-mails", () => isAsked(large))).toBe(true)
  expect(await isAsked(small)).toBe(false)
})

test("an invalid address is refused", async () => {
  await expect(tell("nem cím")).rejects.toThrow("400")
})
