import { randomUUID } from "node:crypto"
import {
  DESK_STAGES,
  type DeskOrderDetails,
  type DeskOrderPage,
  type DeskStage,
  type DeskStepAnswer,
  type Order,
} from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

const SOON = { timeout: 30_000, interval: 300 }

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 1)).sku, 60)
})

async function order(payment: string, delivery = "courier", locale: Locale = "hu") {
  const testProduct = await testProductOf("admin", 1)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }], locale)
  const { cart } = await buyer.fillIn({ email: `asztal-${randomUUID()}@example.com`, payment, delivery })
  await buyer.checkout({
    notes: "Kérem, csengessen.",
    billing_address: { ...ADDRESS, company: "Őrség Kft.", metadata: { tax_number: "12345676-1-41" } },
  })
  return await buyer.buy(cart.total)
}

const deskOf = async (id: string) => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order
const stageOf = async (id: string) => (await deskOf(id)).stage

async function isListed(id: string, stage: DeskStage): Promise<boolean> {
  const { orders, counts } = await admin.get<DeskOrderPage>(`/order-desk?stage=${stage}&limit=100`)
  expect(counts[stage]).toBeGreaterThanOrEqual(orders.length)
  return orders.some((one) => one.id === id)
}

test("without a stage that is asked for, the desk lists one in which orders wait, and says which", async () => {
  const { id } = await order("cash_on_delivery")
  const desk = await admin.get<DeskOrderPage>("/order-desk?limit=100")
  expect([desk.stage, desk.orders.some((one) => one.id === id)]).toEqual(["to_pack", true])
})

describe("two people with the same order", () => {
  const step = (id: string, name: string) =>
    admin.post<DeskStepAnswer>("/order-desk-steps", { step: name, orders: [{ id }] })
  const parcelsOf = async (id: string) => (await deskOf(id)).parcels

  test("pack it once, in the desk and on Medusa's page", async () => {
    const { id } = await order("cash_on_delivery")
    const medusas = OrderDesk.for(id).then((desk) => desk.pack().catch(() => null))
    await Promise.all([step(id, "packed"), step(id, "packed"), medusas, step(id, "packed")])
    expect(await parcelsOf(id)).toHaveLength(1)
  })

  test("receive its return once", async () => {
    const { id, total } = await order("bank_transfer")
    for (const name of ["paid", "shipped", "delivered"]) await step(id, name)
    const { items } = (await admin.get<{ order: Order }>(`/orders/${id}?fields=total,*items`)).order
    const { stock_locations: places } = await admin.get<{ stock_locations: { id: string }[] }>(
      "/stock-locations",
    )
    const pieces = { items: [{ id: items[0]?.id, quantity: 1 }] }
    const body = { order_id: id, location_id: places[0]?.id }
    const { return: opened } = await admin.post<{ return: { id: string } }>("/returns", body)
    const thrice = (path: string) =>
      Promise.all([1, 2, 3].map(() => admin.post(`/returns/${opened.id}/${path}`, {}).catch(() => null)))
    await admin.post(`/returns/${opened.id}/request-items`, pieces)
    expect((await thrice("request")).filter((answer) => answer !== null)).toHaveLength(1)
    await admin.post(`/returns/${opened.id}/receive`, {})
    await admin.post(`/returns/${opened.id}/receive-items`, pieces)
    expect((await thrice("receive/confirm")).filter((answer) => answer !== null)).toHaveLength(1)
    const after = (await admin.get<{ order: Order }>(`/orders/${id}?fields=total,*items`)).order
    expect([after.items.length, after.total < total]).toEqual([items.length, true])
  })

  test("refund it once, by a refund or by its cancellation", async () => {
    const { id } = await order("bank_transfer")
    const desk = await OrderDesk.for(id)
    await desk.takeMoney()
    const paymentId = await desk.paymentId()
    const { total } = await deskOf(id)
    const tried = [desk.refund(paymentId, total), desk.cancel(), desk.refund(paymentId, total)]
    await Promise.all(tried.map((one) => one.catch(() => null)))
    const sums =
      "select sum(amount)::int as kept from order_transaction where order_id = $1 and deleted_at is null"
    expect(await sql(sums, [id])).toEqual([{ kept: 0 }])
  })

  test.each([
    { first: "packed", kept: { parcels: 1, paid: false } },
    { first: "paid", kept: { parcels: 0, paid: true } },
  ])("either pack or cancel it, and keep no money of a canceled one: $first", async ({ first, kept }) => {
    const { id, total } = await order("bank_transfer")
    const cancel = admin.post(`/order-desk/${id}/cancellation`, { reason: "customer" }).catch(() => null)
    await Promise.all([step(id, first), cancel, step(id, first)])
    const { stage, refundable, parcels, paid } = await deskOf(id)
    if (stage === "cancelled") expect([refundable, parcels]).toEqual([null, []])
    else expect([parcels.length, paid]).toEqual([kept.parcels, kept.paid ? total : 0])
  })
})

describe("the order's panel", () => {
  test("shows how it is paid, where it goes and its options", async () => {
    const { id, display_id: number, total } = await order("bank_transfer", "locker")
    const desk = await deskOf(id)
    expect(desk).toMatchObject({
      stage: "to_pay",
      method: "bank_transfer",
      total,
      paid: 0,
      due: total,
      coming_back: 0,
      steps: ["paid", "packed", "shipped"],
      transfer: { reference: String(number), due_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      pickup_point: { carrier: expect.stringMatching(/\w/), code: expect.stringMatching(/\w/) },
      company: { name: "Őrség Kft.", tax_number: "12345676-1-41" },
      notes: "Kérem, csengessen.",
      address: { city: ADDRESS.city, address_1: ADDRESS.address_1, postal_code: ADDRESS.postal_code },
      billing_address: { company: "Őrség Kft." },
      lines: [{ quantity: 1 }],
    })
    expect(desk.created_at).toBe(new Date(desk.created_at).toISOString())
    await expect
      .poll(async () => (await deskOf(id)).mails, SOON)
      .toContainEqual(expect.objectContaining({ kind: "order_placed", recipient: desk.email }))
  })

  test("handles a transfer from the payment to the delivery", async () => {
    const { id, total } = await order("bank_transfer")
    const desk = await OrderDesk.for(id)
    await desk.checkStatus()
    expect(await deskOf(id)).toMatchObject({ stage: "to_pay", paid: 0 })
    expect(await isListed(id, "to_pay")).toBe(true)
    await desk.takeMoney()
    expect(await deskOf(id)).toMatchObject({
      stage: "to_pack",
      paid: total,
      due: 0,
      steps: ["packed", "shipped"],
    })
    await admin.post(`/orders/${id}/capture`, {})
    expect(await deskOf(id)).toMatchObject({ paid: total })
    const parcel = await desk.pack()
    expect(await deskOf(id)).toMatchObject({ stage: "to_ship", steps: ["shipped", "delivered"] })
    await desk.ship(parcel, "123456789")
    expect(await deskOf(id)).toMatchObject({ stage: "under_way", steps: ["delivered"] })
    await desk.deliver(parcel)
    expect(await deskOf(id)).toMatchObject({ stage: "done", steps: [] })
    expect(await isListed(id, "done")).toBe(true)
    await admin.post("/notes", { resource_type: "order", resource_id: id, value: "Ajándék is megy mellé." })
    const timeline = async () => (await deskOf(id)).timeline
    const steps = new Set(["placed", "paid", "packed", "shipped", "delivered", "note"])
    expect((await timeline()).filter(({ kind }) => steps.has(kind))).toMatchObject([
      { kind: "placed" },
      { kind: "paid", amount: total, who: stack.adminEmail },
      { kind: "packed", who: stack.adminEmail },
      { kind: "shipped", text: "123456789" },
      { kind: "delivered" },
      { kind: "note", text: "Ajándék is megy mellé.", who: stack.adminEmail },
    ])
    for (const subject of ["order_placed", "order_paid", "order_shipped", "order_delivered"])
      await expect
        .poll(timeline, SOON)
        .toContainEqual(expect.objectContaining({ kind: "mail", subject, state: "sent" }))
    await expect
      .poll(timeline, SOON)
      .toContainEqual(
        expect.objectContaining({ kind: "invoice", subject: "invoice", state: "issued", amount: total }),
      )
  })

  test("names the delivery alike, in whatever language the order is", async () => {
    const orders = [await order("bank_transfer"), await order("bank_transfer", "courier", "en")]
    const names = await Promise.all(orders.map(async ({ id }) => (await deskOf(id)).delivery))
    expect(names[0]).toMatch(/\w/)
    expect(names[1]).toBe(names[0])
  })

  test("is canceled for a reason, which the customer gets by e-mail, and not after it was packed", async () => {
    const soldOut = await order("bank_transfer")
    const { order: desk } = await admin.post<{ order: DeskOrderDetails }>(
      `/order-desk/${soldOut.id}/cancellation`,
      { reason: "out_of_stock" },
    )
    expect(desk.stage).toBe("cancelled")
    expect(desk.timeline.find(({ kind }) => kind === "cancelled")).toMatchObject({ text: "out_of_stock" })
    const mail = async () =>
      (await mailsTo(soldOut.email ?? "")).find(({ kind }) => kind === "order_cancelled")?.text ?? ""
    await expect.poll(mail, SOON).toContain("mert elfogyott")

    const packed = await order("cash_on_delivery")
    await (await OrderDesk.for(packed.id)).pack()
    const refused = admin.post(`/order-desk/${packed.id}/cancellation`, { reason: "customer" })
    await expect(refused).rejects.toThrow(/answered 4\d\d/)
    expect(await stageOf(packed.id)).not.toBe("cancelled")
    const unknown = admin.post("/order-desk/order_unknown/cancellation", { reason: "customer" })
    await expect(unknown).rejects.toThrow(/404/)
  })

  test("cash on delivery is packed before it is paid; a canceled order is put aside", async () => {
    const { id } = await order("cash_on_delivery")
    expect(await stageOf(id)).toBe("to_pack")
    await (await OrderDesk.for(id)).cancel()
    expect(await stageOf(id)).toBe("cancelled")
  })

  test("an order of 25 days ago that was not sent is a problem; a sent or unpaid one is not", async () => {
    const age = (id: string, days: number) =>
      sql(`update "order" set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])
    const problemsOf = async (id: string) => (await deskOf(id)).problems
    const { id } = await order("cash_on_delivery")
    await age(id, 24)
    expect(await problemsOf(id)).toEqual([])
    await age(id, 26)
    expect(await problemsOf(id)).toEqual(["delivery_late"])
    expect(await stageOf(id)).toBe("problem")
    const desk = await OrderDesk.for(id)
    const parcel = await desk.pack()
    expect(await problemsOf(id)).toEqual(["delivery_late"])
    await desk.ship(parcel, "PRÓBA-1", { isSilent: true })
    expect(await problemsOf(id)).toEqual([])
    const unpaid = await order("bank_transfer")
    await age(unpaid.id, 26)
    expect(await problemsOf(unpaid.id)).toEqual([])
    await (await OrderDesk.for(unpaid.id)).cancel()
  })

  test("packs, ships and delivers many orders in one step each; a refused one does not stop the others", async () => {
    const orders = [await order("cash_on_delivery"), await order("bank_transfer")]
    const ids = orders.map(({ id }) => id)
    const press = async (step: string, named: { id: string; tracking_number?: string }[]) =>
      (await admin.post<DeskStepAnswer>("/order-desk-steps", { step, orders: named })).orders
    const done = ids.map((id) => ({ id, refusal: null }))
    expect(await press("paid", [{ id: ids[1] ?? "" }])).toEqual(done.slice(1))
    expect(await press("packed", [{ id: "order_x" }, ...ids.map((id) => ({ id }))])).toEqual([
      { id: "order_x", refusal: expect.stringMatching(/./) },
      ...done,
    ])
    for (const id of ids) expect(await stageOf(id)).toBe("to_ship")
    const countPages = async (file: string) => {
      const address = new URL(`${file}?${new URLSearchParams(ids.map((id) => ["id", id]))}`, stack.backendUrl)
      const pdf = await fetch(address, { headers: admin.headers })
      return Buffer.from(await pdf.arrayBuffer())
        .toString("latin1")
        .match(/\/Type \/Page\b/g)?.length
    }
    expect(await countPages("/admin/packing-slips"), "with the pick list").toBe(3)
    expect(
      await press(
        "shipped",
        ids.map((id, index) => ({ id, tracking_number: `9012345678${index}` })),
      ),
    ).toEqual(done)
    const { parcels, lines } = await deskOf(ids[1] ?? "")
    const pieces = lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
    expect(parcels).toMatchObject([{ tracking_number: "90123456781", pieces }])
    expect(
      await press(
        "delivered",
        ids.map((id) => ({ id })),
      ),
    ).toEqual(done)
    expect(await stageOf(ids[1] ?? "")).toBe("done")
    expect(await stageOf(ids[0] ?? ""), "until the courier has handed over the money").toBe("to_pay")
    expect(await press("paid", [{ id: ids[0] ?? "" }])).toEqual(done.slice(0, 1))
    await expect.poll(() => countPages("/admin/invoice-files"), { timeout: 60_000 }).toBe(2)
    expect(await stageOf(ids[0] ?? "")).toBe("done")
  })

  test("asks for what was not sent: after an exchange, the replacement alone", async () => {
    const { id } = await order("bank_transfer")
    const other = await testProductOf("admin", 2)
    const desk = await OrderDesk.for(id)
    await desk.takeMoney()
    const linesOf = async () => (await deskOf(id)).lines.map(({ sku, to_send }) => [sku, to_send])
    const [[sku] = []] = await linesOf()
    expect(await linesOf()).toEqual([[sku, 1]])
    const parcel = await desk.pack()
    expect(await linesOf()).toEqual([[sku, 1]])
    await desk.ship(parcel, "PRÓBA-2", { isSilent: true })
    expect(await linesOf()).toEqual([[sku, 0]])
    await desk.deliver(parcel)
    await desk.exchange(other.variantId)
    expect(await linesOf()).toEqual([
      [sku, 0],
      [other.sku, 1],
    ])
  })

  test("offers reasons for refunds and returns in the shop's language", async () => {
    type Refunds = { refund_reasons: { label: string }[] }
    const { refund_reasons: refunds } = await admin.get<Refunds>("/refund-reasons")
    expect(refunds.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Elállás", "Engedmény a vásárlónak", "Hibás vagy sérült áru", "Hibás ár"]),
    )
    type Returns = { return_reasons: { label: string }[] }
    const { return_reasons: returns } = await admin.get<Returns>("/return-reasons")
    expect(returns.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Elállás", "Hibás vagy sérült", "Nem ezt rendelte"]),
    )
  })

  test("is for the staff only", async () => {
    expect((await callStore("/admin/order-desk")).status).toBe(401)
    expect((await callStore("/admin/order-desk/order_x")).status).toBe(401)
    for (const path of ["/admin/packing-slips?id=order_x", "/admin/order-desk-steps"])
      expect((await callStore(path, path.includes("?") ? {} : { body: {} })).status).toBe(401)
    await expect(admin.get("/order-desk/order_x")).rejects.toThrow("404")
    await expect(admin.get("/order-desk?stage=x")).rejects.toThrow("400")
  })
})

test("the table of orders has every line with payment, company, tax number and pickup point", async () => {
  const { id, display_id: number, total } = await order("bank_transfer", "locker")
  const answer = await fetch(new URL("/admin/order-desk-export?days=2", stack.backendUrl), {
    headers: admin.headers,
  })
  expect(answer.headers.get("cache-control")).toContain("no-store")
  const [head = [], ...rows] = readTable(Buffer.from(await answer.arrayBuffer()).toString("utf8"))
  const row = rows.find((one) => one[0] === String(number)) ?? []
  const cell = (name: string) => row[head.indexOf(name)]
  const { pickup_point: point, lines } = await deskOf(id)
  expect(cell("Végösszeg")).toBe(String(total))
  const [ofLine, delivery, fee] = ["Tétel összesen", "Szállítási díj", "Utánvét díja"].map((name) =>
    Number(cell(name)),
  )
  expect(delivery).toBeGreaterThan(0)
  expect([Number(ofLine) + Number(delivery), fee]).toEqual([total, 0])
  expect(cell("Fizetési mód")).toBe("banki átutalás")
  expect(cell("Cég")).toBe("Őrség Kft.")
  expect(cell("Adószám")).toBe("12345676-1-41")
  expect(cell("Átvételi pont kódja")).toBe(point?.code)
  expect(cell("Termék")).toBe(lines[0]?.title)
  expect(cell("Mennyiség")).toBe("1")
  expect((await callStore("/admin/order-desk-export")).status).toBe(401)
})

const STAGE_IN_TABLE: Record<DeskStage, string> = {
  problem: "teendő van vele",
  to_pay: "fizetésre vár",
  to_pack: "csomagolandó",
  to_ship: "feladandó",
  under_way: "úton",
  done: "kész",
  cancelled: "törölve",
}

test("the lists have every order once, in the stage that the table of orders says, and count them", async () => {
  const ofTable = async () => {
    const path = new URL("/admin/order-desk-export?days=3650", stack.backendUrl)
    const text = await (await fetch(path, { headers: admin.headers })).text()
    // A row of the table begins with the order's number, day, time and stage.
    const rows = [...text.matchAll(/^\uFEFF?"(\d+)";"[\d-]{10}";"[\d:]+";"([^"]+)"/gm)]
    return Object.fromEntries(rows.map(([, number = "", stage]) => [number, stage]))
  }
  const ofLists = async () => {
    const found: [number, string][] = []
    for (const stage of DESK_STAGES) {
      const before = found.length
      let page: DeskOrderPage
      do {
        const offset = found.length - before
        page = await admin.get<DeskOrderPage>(`/order-desk?stage=${stage}&limit=100&offset=${offset}`)
        for (const order of page.orders) {
          expect(order.stage).toBe(stage)
          found.push([order.display_id, STAGE_IN_TABLE[stage]])
        }
      } while (page.orders.length > 0)
      expect(page.counts[stage]).toBe(found.length - before)
    }
    const stages = Object.fromEntries(found)
    expect(Object.keys(stages)).toHaveLength(found.length)
    return stages
  }
  // Events and jobs of the orders before may still move some of them.
  await vi.waitFor(async () => expect(await ofLists()).toMatchObject(await ofTable()), SOON)
})

/** Cells in quotes, separated by semicolons. */
function readTable(csv: string): string[][] {
  expect(csv.startsWith("\uFEFF")).toBe(true)
  return csv
    .slice(1)
    .split("\r\n")
    .map((line) => line.slice(1, -1).split('";"'))
}
