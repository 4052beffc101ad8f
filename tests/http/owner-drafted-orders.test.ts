import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { textOf } from "../fixtures/page-head.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, aRegionId } from "./backend-buyer.ts"
import { mailOf, mailsOf } from "./mail-of.ts"

/** Orders taken by telephone: drafts in the admin, without any data of our checkout. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 5)
  await admin.setStock(testProduct.sku, 50)
})

type Placed = { id: string; display_id: number; total: number }

/**
 * @param parts of the draft besides products and an e-mail address @returns the id of the draft and of its
 * order
 */
async function draftOrder(email: string, parts: object): Promise<string> {
  const { sales_channels: channels } = await admin.get<{ sales_channels: { id: string }[] }>(
    "/sales-channels?limit=1",
  )
  type Option = { id: string; name: string; type: { code: string } }
  const { shipping_options: options } = await admin.get<{ shipping_options: Option[] }>(
    "/shipping-options?limit=50&fields=id,name,type.code",
  )
  const courier = options.find(({ type }) => type.code === "courier")
  const { draft_order: draft } = await admin.post<{ draft_order: { id: string } }>("/draft-orders", {
    email,
    region_id: await aRegionId(),
    sales_channel_id: channels[0]?.id,
    items: [
      { variant_id: testProduct.variantId, quantity: 1 },
      { title: "Egyedi tál, ahogy megbeszéltük", quantity: 2, unit_price: 5033 },
    ],
    shipping_methods: [{ name: courier?.name, shipping_option_id: courier?.id, amount: 1533 }],
    ...parts,
  })
  return draft.id
}

async function convert(id: string): Promise<Placed> {
  await admin.post(`/draft-orders/${id}/convert-to-order`, {})
  return (await admin.get<{ order: Placed }>(`/orders/${id}?fields=id,display_id,total`)).order
}

const withAddress = { shipping_address: ADDRESS, billing_address: ADDRESS }

type Desk = { order: { stage: string; due: number; mails: { kind: string; state: string }[] } }
const atDesk = async (id: string) => (await admin.get<Desk>(`/order-desk/${id}`)).order

test("is confirmed without a payment method nobody chose, changed, paid and invoiced", async () => {
  const email = `telefon.${randomUUID()}@example.hu`
  const { id, total } = await convert(await draftOrder(email, withAddress))
  const mail = await mailOf(email, "order_placed")
  const text = plain(mail.text)
  expect(total).toBe(testProduct.price + 2 * 5033 + 1533)
  expect(text).toContain("Megbeszélés szerint")
  expect(text).toContain(`Összeg: ${forints(total)}`)
  expect(text).toContain("Egyedi tál, ahogy megbeszéltük")

  const address = /href="([^"]+\?token=[^"]+)"/.exec(mail.html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const { pathname, search } = new URL(address)
  const shopper = new Shopper()
  const page = await shopper.open(pathname + search)
  expect(page.status).toBe(200)
  expect(plain(textOf(page.text))).toContain(`Összeg ${forints(total)}`)
  expect(await atDesk(id)).toMatchObject({ stage: "to_pay", due: total })

  const desk = await OrderDesk.for(id)
  await desk.add(testProduct.variantId)
  expect(plain((await mailOf(email, "order_changed")).text)).toContain("IBAN")
  await desk.takeMoney()
  await mailOf(email, "order_paid")
  expect(await atDesk(id)).toMatchObject({ due: 0 })
  type Invoices = { invoices: { state: string }[] }
  await expect
    .poll(async () => (await admin.get<Invoices>(`/orders/${id}/invoices`)).invoices[0]?.state, IN_TIME)
    .toBe("issued")
  const parcel = { step: "shipped", orders: [{ id, tracking_number: "00123456789" }] }
  expect(await admin.post("/order-desk-steps", parcel)).toEqual({ orders: [{ id, refusal: null }] })
  expect(plain((await mailOf(email, "order_shipped")).text)).toContain("00123456789")
})

test("cannot become an order before it can be packed", async () => {
  const id = await draftOrder(`hova.${randomUUID()}@example.hu`, { ...withAddress, shipping_methods: [] })
  await expect(convert(id)).rejects.toThrow("Válasszon hozzá szállítási módot")
  await admin.delete(`/draft-orders/${id}`)
})

test("cannot become an order before the buyer can be named on an invoice", async () => {
  const email = `pult.${randomUUID()}@example.hu`
  const id = await draftOrder(email, {
    shipping_address: { ...ADDRESS, city: "", last_name: "", first_name: "" },
  })
  const address = `${stack.backendUrl}/admin/draft-orders/${id}/convert-to-order`
  expect((await fetch(address, { method: "POST" })).status).toBe(401)
  await expect(convert(id)).rejects.toThrow("A szállítási címből hiányzik: név, település.")
  await admin.post(`/draft-orders/${id}`, { shipping_address: ADDRESS })
  const { total } = await convert(id)
  expect(plain((await mailOf(email, "order_placed")).text)).toContain(forints(total))
  expect(await atDesk(id)).toMatchObject({ stage: "to_pay", due: total })
  await expect(convert(id)).rejects.toThrow()
  await (await OrderDesk.for(id)).cancel()
  await mailOf(email, "order_cancelled")
  expect((await atDesk(id)).mails.filter(({ state }) => state !== "sent")).toEqual([])
})

test("whose event was lost is confirmed by the job, however old its draft was", async () => {
  const email = `elveszett.${randomUUID()}@example.hu`
  const draftId = await draftOrder(email, withAddress)
  await sql(`update "order" set created_at = now() - interval '30 days' where id = $1`, [draftId])
  const { id } = await convert(draftId)
  await mailOf(email, "order_placed")
  const isNew = `select created_at > now() - interval '1 hour' as is_new from "order" where id = $1`
  expect(await sql(isNew, [id])).toEqual([{ is_new: true }])
  // The state two minutes after a process died between the order and its event.
  await sql("delete from outgoing_mail where about_id = $1", [id])
  await sql(`update "order" set created_at = created_at - interval '2 minutes' where id = $1`, [id])
  const confirmations = async () => (await mailsOf(email, "order_placed")).length
  expect(await untilJobDid("outgoing-mails", async () => (await confirmations()) === 2)).toBe(true)
  await (await OrderDesk.for(id)).cancel()
})
