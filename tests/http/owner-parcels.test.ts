import { randomUUID } from "node:crypto"
import type { DeskOrderDetails, DeskStepAnswer, LabelledOrder } from "@porteka/commerce-sdk"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Carriers } from "../fixtures/carriers/carriers.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

let admin: Administrator
let carriers: Carriers
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 3)).sku, 100)
  carriers = await Carriers.open()
})
afterAll(() => carriers.close())
beforeEach(() => {
  Object.assign(carriers.foxpost, { isLocked: false, losesAnswers: false, hasNoLabels: false })
  Object.assign(carriers.gls, {
    isLocked: false,
    losesAnswers: false,
    hidesList: false,
    refusesBecause: null,
  })
})

/** Cash on delivery, so that it can be packed at once. */
async function order(delivery: string) {
  const { variantId } = await testProductOf("admin", 3)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `csomag-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "cash_on_delivery", delivery })
  return await buyer.buy(cart.total)
}

async function packed(delivery: string) {
  const made = await order(delivery)
  expect(await press("packed", made.id)).toEqual([{ id: made.id, refusal: null }])
  return made
}

const press = async (step: string, id: string) =>
  (await admin.post<DeskStepAnswer>("/order-desk-steps", { step, orders: [{ id }] })).orders
const label = async (ids: string[], again = false) =>
  (await admin.post<{ orders: LabelledOrder[] }>("/parcel-labels", { orders: ids, again })).orders
const refusalOf = async (id: string, again = false) => (await label([id], again))[0]?.refusal
const parcelsOf = async (id: string) =>
  (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order.parcels
const read = (path: string, ids: string[]) =>
  fetch(new URL(`/admin/${path}?${new URLSearchParams(ids.map((id) => ["id", id]))}`, stack.backendUrl), {
    headers: admin.headers,
  })

test("every order goes to its carrier; all labels are one PDF, and the number is used for shipping", async () => {
  const home = await packed("courier")
  const locker = await packed("locker")
  const collected = await packed("pickup")
  const waiting = await order("courier")
  const ids = [home, locker, collected, waiting].map(({ id }) => id)
  const answers = new Map((await label(ids)).map((answer) => [answer.id, answer]))
  expect(answers.get(home.id)).toMatchObject({ carrier: "GLS", refusal: null })
  expect(answers.get(locker.id)).toMatchObject({ carrier: "Foxpost", refusal: null })
  expect(answers.get(collected.id)?.refusal?.code).toBe("no_carrier_needed")
  expect(answers.get(waiting.id)?.refusal?.code).toBe("not_packed")
  expect(carriers.gls.parcels.at(-1)).toMatchObject({
    ClientReference: `${home.display_id}-1`,
    CODAmount: expect.any(Number),
    DeliveryAddress: { City: "Budapest", ContactPhone: expect.stringMatching(/^\+36\d{9}$/) },
    ServiceList: [{ Code: "FDS" }, { Code: "FSS" }],
  })
  expect(carriers.foxpost.parcels.at(-1)).toMatchObject({
    refCode: `${locker.display_id}-1`,
    destination: expect.stringMatching(/./),
    recipientPhone: expect.stringMatching(/^\+36\d{9}$/),
  })
  expect((carriers.foxpost.parcels.at(-1)?.cod ?? 1) % 5).toBe(0)

  const made = carriers.gls.parcels.length + carriers.foxpost.parcels.length
  expect(await label([home.id, locker.id])).toMatchObject([{ refusal: null }, { refusal: null }])
  expect(carriers.gls.parcels.length + carriers.foxpost.parcels.length).toBe(made)

  const pdf = await read("parcel-labels", ids)
  expect(pdf.headers.get("cache-control")).toContain("no-store")
  const pages = Buffer.from(await pdf.arrayBuffer()).toString("latin1")
  expect(pages.match(/\/Type \/Page\b/g)).toHaveLength(2)

  const [number] = answers.get(home.id)?.tracking_numbers ?? []
  expect(await press("shipped", home.id)).toEqual([{ id: home.id, refusal: null }])
  expect(await parcelsOf(home.id)).toMatchObject([
    { tracking_number: number, shipped_at: expect.any(String) },
  ])
  expect(await refusalOf(home.id)).toMatchObject({ code: "already_shipped" })
})

test("a carrier's refusal is reported for that order only, and can be requested again", async () => {
  const [home, locker] = [await packed("courier"), await packed("locker")]
  carriers.gls.refusesBecause = "Invalid ContactPhone"
  const refused = new Map((await label([home.id, locker.id])).map((answer) => [answer.id, answer]))
  expect(refused.get(home.id)?.refusal).toMatchObject({ code: "bad_phone" })
  expect(refused.get(locker.id)?.refusal).toBeNull()
  carriers.gls.refusesBecause = null
  carriers.gls.isLocked = true
  expect(await refusalOf(home.id)).toMatchObject({ code: "wrong_login" })
  carriers.gls.isLocked = false
  expect(await refusalOf(home.id)).toBeNull()

  const other = await packed("locker")
  carriers.foxpost.hasNoLabels = true
  expect(await refusalOf(other.id)).toMatchObject({ code: "label_missing" })
  expect((await read("parcel-labels", [other.id])).status).toBe(404)
  carriers.foxpost.hasNoLabels = false
  const made = carriers.foxpost.parcels.length
  expect(await refusalOf(other.id)).toBeNull()
  expect(carriers.foxpost.parcels).toHaveLength(made)
})

test("a parcel whose answer was lost is found again, or reported as unknown; it is never requested twice without asking", async () => {
  const home = await packed("courier")
  carriers.gls.losesAnswers = true
  carriers.gls.hidesList = true
  const before = carriers.gls.parcels.length
  expect(await refusalOf(home.id)).toMatchObject({ code: "outcome_unknown", detail: `${home.display_id}-1` })
  carriers.gls.losesAnswers = false
  carriers.gls.hidesList = false
  expect(await refusalOf(home.id)).toMatchObject({ code: "label_printed_before" })
  expect(carriers.gls.parcels).toHaveLength(before + 1)
  expect(await parcelsOf(home.id)).toMatchObject([{ tracking_number: expect.stringMatching(/^\d+$/) }])

  const locker = await packed("locker")
  const made = carriers.foxpost.parcels.length
  carriers.foxpost.losesAnswers = true
  expect(await refusalOf(locker.id)).toMatchObject({ code: "outcome_unknown" })
  carriers.foxpost.losesAnswers = false
  expect(await refusalOf(locker.id)).toMatchObject({ code: "outcome_unknown" })
  expect(carriers.foxpost.parcels).toHaveLength(made + 1)
  expect(await refusalOf(locker.id, true)).toBeNull()
  expect(carriers.foxpost.parcels).toHaveLength(made + 2)
})

test("for every other carrier there is a table; all of it is for the staff only", async () => {
  const locker = await order("locker")
  const answer = await read("parcel-export", [locker.id])
  expect(answer.headers.get("cache-control")).toContain("no-store")
  const [head = "", row = ""] = (await answer.text()).split("\r\n")
  expect(head).toContain('"Hivatkozás";"Szállító";"Átvevő neve";"Telefon"')
  expect(row).toMatch(new RegExp(`^"${locker.display_id}";"Foxpost";"Kovács Anna";"36\\d{9}"`))
  for (const path of ["/admin/parcel-labels?id=order_x", "/admin/parcel-export?id=order_x"])
    expect((await callStore(path)).status).toBe(401)
  expect((await callStore("/admin/parcel-labels", { body: { orders: ["order_x"] } })).status).toBe(401)
  expect(await refusalOf("order_x")).toMatchObject({ code: "not_found" })
})
