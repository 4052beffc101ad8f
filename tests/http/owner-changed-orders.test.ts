import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { legalPath } from "@porteka/shop"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { textOf } from "../fixtures/page-head.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { buy, type Choice } from "../fixtures/purchase.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { issuedInvoices } from "./issued-invoices.ts"
import { mailOf, mailsOf } from "./mail-of.ts"

/** Messages, payment instructions and pages for a shopper after the staff has changed an order. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProducts: TestProduct[]

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProducts = (await testProductsOf("checkout")).slice(-2)
  for (const { sku } of testProducts) await admin.setStock(sku, 50)
})

async function order(payment: Choice["payment"], delivery: Choice["delivery"] = "courier") {
  const shopper = new Shopper()
  const { person, confirmation } = await buy(shopper, "hu", testProducts.slice(0, 1), {
    delivery,
    payment,
  })
  const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  const [placed] = await ordersOf(admin, person.email)
  const page = async () => plain(textOf((await shopper.open(`/hu/order/${id}`)).text))
  return { id, shopper, email: person.email, total: placed?.total ?? 0, desk: await OrderDesk.for(id), page }
}

test("a corrected address has to be complete", async () => {
  const { id } = await order("bank_transfer")
  const change = (address: Record<string, string>) =>
    admin.post(`/orders/${id}`, { shipping_address: { country_code: "hu", ...address } })
  await expect(change({ postal_code: "", city: " " })).rejects.toThrow(
    /400.*A címből hiányzik: irányítószám, település\./,
  )
  await expect(change({ postal_code: "67201" })).rejects.toThrow(/400.*4 számjegyből áll/)
  await change({ postal_code: "6722", address_1: "Tisza Lajos körút 1." })
  const { order: changed } = await admin.get<{ order: { shipping_address: { address_1: string } } }>(
    `/orders/${id}?fields=*shipping_address`,
  )
  expect(changed.shipping_address).toMatchObject({ postal_code: "6722", city: "Szeged" })
})

test("the pickup point can be changed until the order is packed, by its buyer and by the staff", async () => {
  const { id, email, shopper, page, desk } = await order("bank_transfer", "locker")
  const path = `/hu/order/${id}/pickup-point`
  type Points = { pickup_points: { id: string; name: string }[] }
  type Desk = { order: DeskOrderDetails }
  const { pickup_points: found } = await admin.get<Points>("/pickup-points?q=Szeged")
  const { order: placed } = await admin.get<Desk>(`/order-desk/${id}`)
  const [near, other] = found.filter(({ name }) => name !== placed.pickup_point?.name)
  if (!near || !other) throw new Error("There are too few pickup points.")
  expect(await page()).toContain("Másik átvételi pont választása")

  const saves = (form: { fields: Record<string, unknown> }) => "pickup_query" in form.fields
  const offered = await shopper.open(path)
  const current = `. ${placed.pickup_point?.name}`
  expect(offered.text).toMatch(/1\. Foxpost/)
  expect(offered.text, "the current point is named, but not offered").not.toContain(current)
  const unchosen = await shopper.submit(offered, saves)
  expect(unchosen).toMatchObject({ status: 400, text: expect.stringContaining("Válasszon átvételi pontot.") })

  const search = await shopper.submit(unchosen, saves, { pickup_query: "Szeged", intent: "find-points" })
  const saved = await shopper.submit(search, saves, { pickup_point_id: near.id })
  expect(saved.path).toBe(`/hu/order/${id}`)
  expect(await page()).toContain(near.name)
  const mail = plain((await mailOf(email, "order_changed")).text)
  expect(mail).toContain(`Átvételi pont: ${near.name}`)
  expect(mail).not.toMatch(/[Ff]izetendő/)
  expect((await new Shopper().open(path)).status).toBe(404)
  expect((await new Shopper().post(path, { pickup_point_id: other.id })).status).toBe(404)

  const { order: moved } = await admin.post<Desk>(`/order-desk/${id}/pickup-point`, {
    pickup_point_id: other.id,
  })
  expect(moved.pickup_point?.name).toBe(other.name)
  const changes = moved.timeline.filter(({ kind }) => kind === "redirected")
  expect(changes.map(({ text, who }) => [text, who])).toEqual([
    [near.name, null],
    [other.name, stack.adminEmail],
  ])
  expect(await page()).toContain(other.name)
  const letters = () => mailsOf(email, "order_changed")
  await expect.poll(async () => (await letters()).length, IN_TIME).toBe(2)
  expect((await letters()).some(({ text }) => plain(text).includes(other.name))).toBe(true)
  await expect(
    admin.post(`/order-desk/${id}/pickup-point`, { pickup_point_id: "no-such-point" }),
  ).rejects.toThrow(/400.*nem fogad csomagot/)

  await desk.takeMoney()
  await desk.pack()
  await expect(admin.post(`/order-desk/${id}/pickup-point`, { pickup_point_id: near.id })).rejects.toThrow(
    /400.*már be van csomagolva/,
  )
  expect(await page()).not.toContain("Másik átvételi pont választása")
  const late = await shopper.post(path, { pickup_point_id: near.id })
  expect([late.status, plain(textOf(late.text)).includes("már összekészítettük")]).toEqual([400, true])
  expect(await page()).toContain(other.name)
})

test("an order whose money has all gone back is to be canceled, not packed", async () => {
  const { id, total, desk } = await order("bank_transfer")
  type Desk = { order: DeskOrderDetails }
  const read = async () => (await admin.get<Desk>(`/order-desk/${id}`)).order
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await desk.refund(paymentId, total - 1)
  expect(await read()).toMatchObject({ stage: "to_pack", problems: [] })
  await desk.refund(paymentId, 1)
  expect(await read()).toMatchObject({ stage: "problem", problems: ["refunded_unsent"] })
  await desk.cancel()
  expect(await read()).toMatchObject({ stage: "cancelled", problems: [] })
})

const added = () => testProducts[1] as TestProduct

test("an edit of an unpaid transfer reports the new amount, and accepts exactly that", async () => {
  const { id, email, desk, page } = await order("bank_transfer")
  await desk.add(added().variantId)
  const [changed] = await ordersOf(admin, email)
  const total = changed?.total ?? 0
  const mail = plain((await mailOf(email, "order_changed")).text)
  expect(mail).toContain(`Összeg: ${forints(total)}`)
  expect(mail).toContain(added().title)
  expect(await page()).toContain(`Összeg ${forints(total)}`)
  await desk.takeMoney()
  expect(plain((await mailOf(email, "order_paid")).text)).toContain(forints(total))
  type Invoices = { invoices: { state: string; data?: { totals: { gross: number } } }[] }
  await expect
    .poll(async () => (await admin.get<Invoices>(`/orders/${id}/invoices`)).invoices[0]?.state, IN_TIME)
    .toBe("issued")
  expect(await page()).not.toContain("Az átutalás adatai")
})

test("a delivery that an edit makes free is offered to be waived, and a free one stays free", async () => {
  const { id, email, desk, page, total } = await order("bank_transfer")
  type Desk = { order: DeskOrderDetails }
  const read = async () => (await admin.get<Desk>(`/order-desk/${id}`)).order
  const waive = () => admin.post<Desk>(`/order-desk/${id}/free-delivery`, {})
  await expect(waive()).rejects.toThrow(/400.*nincs olyan kiszállítási díja/)
  const [bought, more] = [testProducts[0] as TestProduct, added()]
  const fee = total - bought.price
  await desk.add(more.variantId, 1)
  expect(await read()).toMatchObject({ free_delivery: 0 })
  await desk.add(more.variantId, 20)
  const withFee = bought.price + 21 * more.price + fee
  expect(await read()).toMatchObject({ free_delivery: fee, due: withFee })
  const { order: waived } = await waive()
  expect(waived).toMatchObject({ free_delivery: 0, total: withFee - fee, due: withFee - fee })
  await expect(waive()).rejects.toThrow(/400/)
  const letters = () => mailsOf(email, "order_changed")
  const told = async () => (await letters()).some(({ text }) => plain(text).includes(forints(withFee - fee)))
  await expect.poll(told, IN_TIME).toBe(true)
  expect(await page()).toContain(forints(withFee - fee))
  await desk.takeMoney()
  await expect
    .poll(async () => (await issuedInvoices(id)).map(({ data }) => data.totals.gross), IN_TIME)
    .toEqual([withFee - fee])
  await desk.leave(0, 1)
  const less = await read()
  expect(less).toMatchObject({ free_delivery: 0, due: less.total - less.paid })
})

test("an edit that leaves a wrapping without its product, or no product at all, is refused", async () => {
  const [bought] = testProducts as [TestProduct]
  const wrapped = { variant_id: bought.variantId, quantity: 2, metadata: { gift_wrap: true } }
  const buyer = await Buyer.withCart([wrapped])
  const { cart } = await buyer.fillIn({ email: freshEmail("szerkesztes") })
  const { id, total } = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(id)
  await expect(desk.leave(1)).rejects.toThrow(/400.*Díszcsomagolás: 2 db maradna .* csak 1 darabhoz/)
  await admin.delete(`/order-edits/${id}`)
  await expect(desk.leave(0)).rejects.toThrow(/400.*nem maradna termék/)
  await admin.delete(`/order-edits/${id}`)
  type Desk = { order: DeskOrderDetails }
  expect((await admin.get<Desk>(`/order-desk/${id}`)).order.due).toBe(total)
})

test("products added to cash on delivery are paid at the door with the rest", async () => {
  const { email, desk, page } = await order("cash_on_delivery")
  await desk.add(added().variantId)
  const mail = plain((await mailOf(email, "order_changed")).text)
  expect(mail).toContain("Átvételkor fizetendő")
  expect(mail).not.toContain("IBAN")
  const [changed] = await ordersOf(admin, email)
  expect(await page()).toContain(forints(changed?.total ?? 0))
})

test("the difference of an exchange is reported with payment instructions, and its link opens the order", async () => {
  const { id, shopper, email, desk, page } = await order("bank_transfer")
  await desk.takeMoney()
  await desk.pack()
  await desk.exchange(added().variantId)
  const difference = added().price - (testProducts[0] as TestProduct).price
  const mail = plain((await mailOf(email, "order_changed")).text)
  expect(mail).toContain("cserét")
  if (difference > 0) {
    expect(mail).toContain(`Összeg: ${forints(difference)}`)
    expect(await page()).toContain(`Összeg ${forints(difference)}`)
    type Desk = { order: { due: number } }
    const due = async () => (await admin.get<Desk>(`/order-desk/${id}`)).order.due
    expect(await due()).toBe(difference)
    await desk.takeMoney()
    expect(await due()).toBe(0)
  } else {
    expect(mail).not.toContain("IBAN")
  }
  const link = `/payment-collection/pay_col_1?order_id=${id}`
  expect((await shopper.open(link)).path).toBe(`/hu/order/${id}`)
  expect((await new Shopper().open(link)).path).toBe(legalPath("tracking", "hu"))
  expect((await new Shopper().open("/payment-collection/x?order_id=order_x")).status).toBe(200)
})

test("what comes back for an exchange counts with its discount, everywhere", async () => {
  const [bought, other] = [testProducts[0] as TestProduct, added()]
  const discount = 1000
  const buyer = await Buyer.withCart([{ variant_id: bought.variantId, quantity: 2 }])
  await buyer.redeem(await newGiftCard(2 * discount))
  const { cart } = await buyer.fillIn({ email: freshEmail("csere") })
  const { id, email, total } = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(id)
  type Desk = { order: DeskOrderDetails }
  const read = async () => (await admin.get<Desk>(`/order-desk/${id}`)).order
  await desk.takeMoney()
  await desk.pack()
  await desk.exchange(other.variantId)
  const comingBack = bought.price - discount
  const due = Math.max(0, other.price - comingBack)
  expect(await read()).toMatchObject({ paid: total, coming_back: comingBack, due })
  const mail = plain((await mailOf(email ?? "", "order_changed")).text)
  if (due > 0) expect(mail).toContain(`Összeg: ${forints(due)}`)
  else expect(mail).not.toContain("IBAN")
})

test("a replacement for something faulty costs nothing, though nothing comes back", async () => {
  const { id, email, total, desk, page } = await order("bank_transfer")
  await desk.takeMoney()
  await desk.pack()
  await desk.replace(added().variantId)
  const mail = plain((await mailOf(email, "order_changed")).text)
  expect(mail).toContain("Nincs fizetnivalója")
  const [claimed] = await ordersOf(admin, email)
  expect(claimed?.total).toBe(total)
  const shown = await page()
  expect(shown).toContain(`Végösszeg (bruttó) ${forints(total)}`)
  expect(shown).not.toContain("Még fizetendő")
  type Desk = { order: { due: number } }
  expect((await admin.get<Desk>(`/order-desk/${id}`)).order.due).toBe(0)
})

test("a replacement costs nothing, though its claim was begun weeks before it was confirmed", async () => {
  const { email, total, desk } = await order("bank_transfer")
  await desk.takeMoney()
  await desk.pack()
  const weeksAgo = "update order_claim set created_at = now() - interval '3 weeks' where id = $1"
  await desk.replace(added().variantId, { whileOpen: (id) => sql(weeksAgo, [id]) })
  expect(plain((await mailOf(email, "order_changed")).text)).toContain("Nincs fizetnivalója")
  expect((await ordersOf(admin, email))[0]?.total).toBe(total)
})

test("a replacement that cannot be credited yet stops no other e-mail, and is only reported once it is free", async () => {
  const { id, email, desk } = await order("bank_transfer")
  await desk.takeMoney()
  await mailOf(email, "order_paid")
  await desk.pack()
  const ask = (statement: string) => sql(statement, [id])
  const queued = async (kind: string) =>
    (await ask(`select from outgoing_mail where about_id = $1 and kind = '${kind}'`)).length
  const condition = "new.change_type = 'credit_line'"
  await whileWritesAreRefused({ table: "order_change", on: "insert", condition }, async () => {
    await desk.replace(added().variantId)
    // As if both events had been lost some time ago.
    await ask("update order_change set confirmed_at = now() - interval '5 minutes' where order_id = $1")
    await ask("delete from outgoing_mail where about_id = $1 and kind = 'order_paid'")
    await ask(`update payment set captured_at = now() - interval '5 minutes' where payment_collection_id in
      (select payment_collection_id from order_payment_collection where order_id = $1)`)
    expect(await untilJobDid("outgoing-mails", async () => (await queued("order_paid")) === 1)).toBe(true)
    expect(await queued("order_changed")).toBe(0)
  })
  expect(await untilJobDid("outgoing-mails", async () => (await queued("order_changed")) === 1)).toBe(true)
  expect(plain((await mailOf(email, "order_changed")).text)).toContain("Nincs fizetnivalója")
})

test("the same product sent for a faulty one costs what was paid, though it is cheaper by now", async () => {
  const [bought] = testProducts as [TestProduct]
  const { id, email, total, desk } = await order("bank_transfer")
  await desk.takeMoney()
  await desk.pack()
  await admin.setPrice(bought.productId, bought.variantId, bought.price - 500)
  onTestFinished(() => admin.setPrice(bought.productId, bought.variantId, bought.price))
  await desk.replace(bought.variantId, { isSentBack: true })
  expect(plain((await mailOf(email, "order_changed")).text)).not.toContain("visszatérítjük")
  const { order: shown } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)
  expect(shown).toMatchObject({ due: 0, total: total + bought.price, coming_back: bought.price })
})

test("a faulty product that comes back is replaced for nothing, and its parcel costs the customer nothing", async () => {
  const { id, email, desk } = await order("bank_transfer")
  await desk.takeMoney()
  await desk.pack()
  await desk.replace(added().variantId, { isSentBack: true })
  expect(plain((await mailOf(email, "return_requested")).text)).toContain(
    "a visszaküldés költségét mi viseljük",
  )
  const { order: shown } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)
  expect(shown).toMatchObject({ due: 0, coming_back: (testProducts[0] as TestProduct).price })
  expect(shown.steps).not.toContain("paid")
  expect(shown.steps).toContain("packed")
})
