import { randomUUID } from "node:crypto"
import { formatMoney } from "@porteka/hungary"
import { beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, aRegionId } from "./backend-buyer.ts"

/** Orders that the staff takes by telephone: drafts in the admin, without anything of our checkout. */

vi.setConfig({ testTimeout: 240_000 })
const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 5)
  await admin.setStock(testProduct.sku, 50)
})

type Placed = { id: string; display_id: number; total: number }

/** @param parts what the draft has beside goods and an e-mail */
async function takeOrder(email: string, parts: object): Promise<Placed> {
  const { sales_channels: channels } = await admin.get<{ sales_channels: { id: string }[] }>(
    "/sales-channels?limit=1",
  )
  const { draft_order: draft } = await admin.post<{ draft_order: { id: string } }>("/draft-orders", {
    ...{ email, region_id: await aRegionId(), sales_channel_id: channels[0]?.id, ...parts },
    items: [
      { variant_id: testProduct.variantId, quantity: 1 },
      { title: "Egyedi tál, ahogy megbeszéltük", quantity: 2, unit_price: 5000 },
    ],
  })
  const { order } = await admin.post<{ order: Placed }>(`/draft-orders/${draft.id}/convert-to-order`, {})
  return (await admin.get<{ order: Placed }>(`/orders/${order.id}?fields=id,display_id,total`)).order
}

async function mailOf(email: string, kind: string): Promise<Mail> {
  const find = async () => (await mailsTo(email)).find((mail) => mail.kind === kind)
  await expect.poll(find, IN_TIME).toBeDefined()
  return (await find()) as Mail
}

const plain = (text: string) => text.replace(/\s+/g, " ")
const forints = (amount: number) => plain(formatMoney(amount, "huf", "hu"))

type Desk = { order: { stage: string; due: number; mails: { kind: string; state: string }[] } }
const atDesk = async (id: string) => (await admin.get<Desk>(`/order-desk/${id}`)).order

test("is confirmed without a way of payment nobody chose", async () => {
  const email = `telefon.${randomUUID()}@example.hu`
  const { total } = await takeOrder(email, { shipping_address: ADDRESS, billing_address: ADDRESS })
  const mail = await mailOf(email, "order_placed")
  const text = plain(mail.text)
  expect(text).toContain("Megbeszélés szerint")
  expect(text).toContain(`Összeg: ${forints(total)}`)
  expect(text).toContain("Egyedi tál, ahogy megbeszéltük")
})

test("one that has no address and is given up tells so", async () => {
  const email = `pult.${randomUUID()}@example.hu`
  const { id, total } = await takeOrder(email, {})
  expect(plain((await mailOf(email, "order_placed")).text)).toContain(forints(total))
  expect(await atDesk(id)).toMatchObject({ stage: "to_pay", due: total })
  await (await OrderDesk.for(id)).cancel()
  await mailOf(email, "order_cancelled")
  expect((await atDesk(id)).mails.filter(({ state }) => state !== "sent")).toEqual([])
})
