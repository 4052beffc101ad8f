import { randomUUID } from "node:crypto"
import type { Locale } from "@porteka/shop/languages"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"
import { plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }

beforeAll(async () => {
  const { sku } = await testProductOf("checkout", 0)
  await (await Administrator.signIn()).setStock(sku, 100)
})

async function buyOne(options: { delivery?: string; payment?: string; locale?: Locale } = {}) {
  const email = `level-${randomUUID()}@example.com`
  const testProduct = await testProductOf("checkout", 0)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }], options.locale)
  const { cart } = await buyer.fillIn({ email, ...options })
  const order = await buyer.buy(cart.total)
  return { email, order, testProduct, desk: await OrderDesk.for(order.id) }
}

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

async function mailOf(email: string, kind: string): Promise<Mail> {
  await expect.poll(() => kindsTo(email), IN_THE_OUTBOX).toContain(kind)
  const [mail, ...others] = (await mailsTo(email)).filter((candidate) => candidate.kind === kind)
  expect(others).toEqual([])
  if (!mail) throw new Error(`No ${kind}.`)
  return mail
}

/** The text part on one line, because it is wrapped at about 70 characters. */
const flat = ({ text }: Mail) => plain(text)

test("reports payment, parcel, return and refund, each once", {
  tags: ["scale"],
}, async () => {
  const { email, order, testProduct, desk } = await buyOne()
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  const paid = await mailOf(email, "order_paid")
  expect(paid.subject).toBe(`Megkaptuk a befizetését – ${order.display_id}`)

  const parcelId = await desk.pack()
  await desk.ship(parcelId, "90123456789")
  const shipped = await mailOf(email, "order_shipped")
  expect(flat(shipped)).toContain("90123456789")
  expect(shipped.html).toContain("https://gls-group.com/HU/hu/csomagkovetes?match=90123456789")
  expect(flat(shipped)).toContain(testProduct.title)

  await desk.deliver(parcelId)
  const delivered = flat(await mailOf(email, "order_delivered"))
  expect(delivered).toContain(testProduct.title)
  expect(delivered).toContain("elállhat")
  await desk.receiveReturn()
  expect(flat(await mailOf(email, "return_requested"))).toContain(testProduct.title)
  expect(flat(await mailOf(email, "return_received"))).toContain(testProduct.title)

  await desk.refund(paymentId, 1_000)
  expect(flat(await mailOf(email, "order_refunded"))).toContain("1 000 Ft")
  await desk.refund(paymentId, 500)
  await expect.poll(() => kindsTo(email), IN_THE_OUTBOX).toHaveLength(8)
  expect((await kindsTo(email)).toSorted()).toEqual([
    "order_delivered",
    "order_paid",
    "order_placed",
    "order_refunded",
    "order_refunded",
    "order_shipped",
    "return_received",
    "return_requested",
  ])
})

test.each([
  ["hu", "aszf"],
  ["en", "terms"],
] as const)("confirms in %s with the terms as an attachment", async (locale, name) => {
  const { email } = await buyOne({ locale, delivery: "pickup" })
  const { eml } = await mailOf(email, "order_placed")
  expect(eml).toMatch(new RegExp(`Content-Type: application/pdf; name=${name}-\\d+\\.pdf`))
  const [, file = ""] = /filename=\S+\.pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(eml) ?? []
  expect(Buffer.from(file, "base64").subarray(0, 5).toString()).toBe("%PDF-")
})

test("reports in English that a paid order was canceled and what will be refunded, in one e-mail", async () => {
  const { email, order, desk } = await buyOne({ locale: "en" })
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await mailOf(email, "order_paid")
  await desk.refund(paymentId, 1_000)
  await mailOf(email, "order_refunded")
  await desk.cancel()
  const cancelled = await mailOf(email, "order_cancelled")
  expect(cancelled.locale).toBe("en")
  expect(flat(cancelled)).toContain(`HUF ${(order.total - 1_000).toLocaleString("en")}`)
  expect(flat(cancelled)).not.toContain(`HUF ${order.total.toLocaleString("en")}`)
  const rows = await sql(
    `select kind, state from outgoing_mail where about_id = $1 and kind = 'order_refunded' and state <> 'dropped'`,
    [order.id],
  )
  expect(rows).toHaveLength(1)
})

test("reports that a parcel can be collected, but not that it is packed for a courier", async () => {
  const collected = await buyOne({ delivery: "pickup", payment: "cash_on_delivery" })
  const sent = await buyOne()
  await sent.desk.pack()
  await collected.desk.pack()
  const ready = await mailOf(collected.email, "order_ready")
  expect(ready.subject).toContain("átvehető")
  expect(flat(ready)).toContain("Átvételkor fizetendő")
  expect(await kindsTo(sent.email)).not.toContain("order_ready")
})

test("of cash on delivery asks for the rounded cash, and confirms no transfer", async () => {
  const { email, desk } = await buyOne({ payment: "cash_on_delivery" })
  const parcelId = await desk.pack()
  await desk.ship(parcelId, "90123456780")
  expect(flat(await mailOf(email, "order_shipped"))).toContain("Átvételkor fizetendő")
  await desk.takeMoney()
  await desk.deliver(parcelId)
  expect(await kindsTo(email)).not.toContain("order_paid")
})

testOfJob("sends nothing if the staff chose no notification, and sends what a lost event left", async () => {
  const silent = await buyOne()
  const silentParcel = await silent.desk.pack()
  await silent.desk.ship(silentParcel, "90000000001", { isSilent: true })

  const lost = await buyOne()
  const lostParcel = await lost.desk.pack()
  await lost.desk.ship(lostParcel, "90000000002")
  await mailOf(lost.email, "order_shipped")
  await sql("delete from outgoing_mail where key = $1", [`order_shipped:${lostParcel}`])
  await sql("update fulfillment set shipped_at = shipped_at - interval '5 minutes' where id = any($1)", [
    [lostParcel, silentParcel],
  ])
  const shippedMails = async (email: string) =>
    (await kindsTo(email)).filter((kind) => kind === "order_shipped").length
  expect(await untilJobDid("outgoing-mails", async () => (await shippedMails(lost.email)) === 2)).toBe(true)
  expect(await shippedMails(silent.email)).toBe(0)
})
