import { randomUUID } from "node:crypto"
import type { ShopFigures, VatRow } from "@porteka/commerce-sdk"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

const SOON = { timeout: 60_000, interval: 300 }

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

/** A week, so that midnight does not matter. */
const readFigures = () => admin.get<ShopFigures>("/figures?days=7")

async function readVat() {
  const { rows } = await admin.get<{ rows: VatRow[] }>("/vat-report")
  for (const { net, vat, gross } of rows) expect(net + vat).toBe(gross)
  return rows.reduce((sum, { gross }) => sum + gross, 0)
}

async function readTable(table: string): Promise<string> {
  const answer = await fetch(new URL(`/admin/figures-export?table=${table}&days=7`, stack.backendUrl), {
    headers: admin.headers,
  })
  expect(answer.headers.get("content-disposition")).toContain(".csv")
  expect(answer.headers.get("cache-control")).toContain("no-store")
  return Buffer.from(await answer.arrayBuffer()).toString("utf8")
}

test("an order counts with its total, a refund and its correcting invoice are subtracted", async () => {
  const [before, vatBefore] = [await readFigures(), await readVat()]
  expect(before.days).toHaveLength(7)
  const { variantId, title } = await testProductOf("admin", 1)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `szamok-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  const { id, total } = await buyer.buy(cart.total)

  const ordered = await readFigures()
  expect(ordered.now.turnover - before.now.turnover).toBe(total)
  expect(ordered.now.orders - before.now.orders).toBe(1)
  expect(ordered.now.carts - before.now.carts).toBe(1)
  expect(ordered.before).toEqual(before.before)
  expect(ordered.counts.to_pay).toBe(before.counts.to_pay + 1)

  const desk = await OrderDesk.for(id)
  await desk.takeMoney()
  const payment = await desk.paymentId()
  expect((await readFigures()).now.turnover).toBe(ordered.now.turnover)
  await expect.poll(readVat, SOON).toBe(vatBefore + total)
  await desk.refund(payment, 500)
  const refunded = await readFigures()
  expect(refunded.now.turnover).toBe(ordered.now.turnover - 500)
  expect(refunded.now.refunded - before.now.refunded).toBe(500)
  expect(refunded.refunds[0]).toMatchObject({ order_id: id, amount: 500 })
  expect(await readTable("refunds")).toMatch(/;"500";/)
  await expect.poll(readVat, SOON).toBe(vatBefore + total - 500)

  expect(await readTable("sellers")).toContain(`"${title}";`)
  const invoices = await readTable("invoices")
  expect(invoices).toMatch(/^\uFEFF"Számlaszám";"Fajta";/)
  expect(invoices).toContain('"helyesbítő számla"')
  expect(await readTable("vat")).toContain('"27";')
})

test("withdrawals, complaints and reviews that wait for an answer are counted until they get it", async () => {
  const { waiting: before } = await readFigures()
  const email = `valaszra-var-${randomUUID()}@example.com`
  const someone = { name: "Kovács Anna", email }
  const declared = await callStore("/store/withdrawals", {
    body: { ...someone, order_reference: "nincs meg a szám" },
  })
  const complained = await callStore("/store/complaints", {
    body: { ...someone, description: "A bögre repedten érkezett." },
  })
  expect([declared.status, complained.status]).toEqual([201, 201])

  const { waiting } = await readFigures()
  expect(waiting).toMatchObject({
    withdrawals: before.withdrawals + 1,
    complaints: before.complaints + 1,
    complaint_due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    reviews: before.reviews,
  })

  const { complaints } = await admin.get<{ complaints: { id: string; email: string }[] }>(
    "/complaints?limit=100",
  )
  const complaint = complaints.find((one) => one.email === email)
  await admin.post(`/complaints/${complaint?.id}`, { status: "answered", answer: "Küldünk másikat." })
  expect((await readFigures()).waiting.complaints).toBe(before.complaints)
})

test("a canceled order is no turnover", async () => {
  const { variantId } = await testProductOf("admin", 1)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `torolt-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "cash_on_delivery" })
  const before = await readFigures()
  const { id } = await buyer.buy(cart.total)
  await (await OrderDesk.for(id)).cancel()
  const { now } = await readFigures()
  expect(now.turnover).toBe(before.now.turnover)
  expect(now.orders).toBe(before.now.orders)
})

test("every table is available, to the staff only", async () => {
  for (const table of ["days", "unsold", "stock", "refunds", "missed"])
    expect((await readTable(table)).startsWith("\uFEFF")).toBe(true)
  await expect(admin.get("/figures-export?table=x")).rejects.toThrow("400")
  await expect(admin.get("/figures?days=0")).rejects.toThrow("400")
  for (const path of ["/admin/figures", "/admin/vat-report", "/admin/figures-export?table=vat"])
    expect((await callStore(path)).status).toBe(401)
})

test("products without stock counting do not break the figures", async () => {
  const { variantId } = await testProductOf("faults", 0)
  const takes = (pieces: number) =>
    sql("update product_variant_inventory_item set required_quantity = $1 where variant_id = $2", [
      pieces,
      variantId,
    ])
  onTestFinished(async () => {
    await takes(1)
  })
  await takes(0)
  expect(await readFigures()).toHaveProperty("now")
  expect(await readTable("stock")).not.toBe("")
})

const ARRIVING = { "sec-fetch-site": "cross-site" }
const A_ROBOT = { "sec-fetch-site": undefined, "sec-fetch-mode": undefined, "sec-fetch-dest": undefined }

test("page views are counted by kind, stored pages too, and reported when a storefront closes", async () => {
  const { handle } = await testProductOf("reading")
  const proxy = await FaultProxy.open()
  const reports: string[] = []
  proxy.onBody = (call, body) => {
    if (call === "POST /page-counts") reports.push(body)
  }
  const storefront = await openStorefront({ BACKEND_URL: proxy.url })
  const visitor = new Shopper(storefront.url)
  await visitor.send("/hu", { headers: ARRIVING })
  for (const _ of [1, 2]) await visitor.send(`/hu/product/${handle}`)
  await visitor.send(`/hu/product/${handle}`, { headers: A_ROBOT })
  await visitor.send(`/hu/product/${handle}`, { headers: { "sec-purpose": "prefetch" } })
  await visitor.send("/hu/account")
  await storefront.stop()
  await proxy.close()

  const { counter, counts } = JSON.parse(reports.at(-1) ?? "{}")
  expect(counts).toHaveLength(2)
  expect(counts).toContainEqual({ day: expect.any(String), kind: "home", views: 1, arrivals: 1 })
  expect(counts).toContainEqual({ day: expect.any(String), kind: "product", views: 2, arrivals: 0 })
  const rows = await sql("select kind, views, arrivals from page_count where counter = $1 order by kind", [
    counter,
  ])
  expect(rows).toEqual([
    { kind: "home", views: 1, arrivals: 1 },
    { kind: "product", views: 2, arrivals: 0 },
  ])
})

const report = (body: unknown) =>
  fetch(new URL("/page-counts", stack.backendUrl), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

test("a repeated report counts once, and an invalid one is refused", async () => {
  // Other storefronts report views of today at any time.
  const readYesterday = async () => (await admin.get<ShopFigures>("/figures?days=2")).days[0]
  const before = await readYesterday()
  const day = before?.day
  const counts = [{ day, kind: "home", views: 3, arrivals: 2 }]
  const counter = randomUUID()
  for (const _ of [1, 2]) expect((await report({ counter, counts })).status).toBe(200)
  expect(await readYesterday()).toEqual({
    ...before,
    views: (before?.views ?? 0) + 3,
    visits: (before?.visits ?? 0) + 2,
  })
  expect((await readFigures()).now.ordered_of_visits).not.toBeNull()
  for (const wrong of [
    { counter: "me", counts },
    { counter, counts: [{ ...counts[0], kind: "anna@example.com" }] },
    { counter, counts: [{ ...counts[0], day: "2001-01-01" }] },
    { counter, counts: [{ ...counts[0], views: -1 }] },
  ])
    expect((await report(wrong)).status).toBe(400)
})

test("sold out products that nobody asked for are listed by the Hungarian alphabet", async () => {
  const { low_stock: rows } = await readFigures()
  const titles = rows.filter(({ sold }) => sold === 0).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(2)
  expect(titles).toEqual(titles.toSorted(new Intl.Collator("hu").compare))
})
