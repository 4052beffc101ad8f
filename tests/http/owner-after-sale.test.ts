import { randomUUID } from "node:crypto"
import type { DeskOrderDetails, DeskStepAnswer, WithdrawalCase } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { buy, type Choice, type Language } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

/** Messages and pages for a customer whose products come back or are replaced, and links for the staff. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProducts: TestProduct[]

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProducts = (await testProductsOf("checkout")).slice(3, 5)
  for (const { sku } of testProducts) await admin.setStock(sku, 60)
})

/** An order of the more expensive product, delivered; paid, unless in cash. */
async function delivered(payment: Choice["payment"], language: Language = "hu") {
  const shopper = new Shopper()
  const { person, confirmation } = await buy(shopper, language, [dear()], { delivery: "courier", payment })
  const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  const desk = await OrderDesk.for(id)
  if (payment === "bank_transfer") await desk.takeMoney()
  const parcel = await desk.pack()
  await desk.ship(parcel, "1")
  await desk.deliver(parcel)
  const { email } = person
  const mail = async (kind: string) => {
    const find = async () => (await mailsTo(email)).find((one) => one.kind === kind)
    await expect.poll(find, IN_TIME).toBeDefined()
    return plain((await find())?.text ?? "")
  }
  const page = async () => plain(textOf((await shopper.open(`/${language}/order/${id}`)).text))
  const read = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order
  const step = (step: string) =>
    admin.post<DeskStepAnswer>("/order-desk-steps", { step, orders: [{ id, tracking_number: "2" }] })
  return { id, email, desk, mail, page, read, step }
}

const byPrice = () => testProducts.toSorted((a, b) => b.price - a.price)
const dear = () => byPrice()[0] as TestProduct
const cheap = () => byPrice()[1] as TestProduct

test("an exchange says what comes back, where to and what is refunded then, and can be shipped", async () => {
  const { desk, mail, page, read, step } = await delivered("bank_transfer")
  await desk.exchange(cheap().variantId)
  const changed = await mail("order_changed")
  const difference = dear().price - cheap().price
  expect(changed).toContain(`Visszaküldendő termékek: ${forints(-dear().price)}`)
  expect(difference).toBeGreaterThan(0)
  expect(changed).toContain(`visszatérítjük a különbözetet: ${forints(difference)}`)
  expect(await mail("return_requested")).toContain(dear().title)
  expect(await mail("return_requested")).not.toContain("mi viseljük")
  expect(await page()).toContain(
    `Cserére visszaküldött termékek 1 × ${dear().title} Kérjük, erre a címre küldje`,
  )
  expect((await read()).returns).toMatchObject([{ reason: "exchange", received_at: null }])

  expect((await step("shipped")).orders).toMatchObject([{ refusal: null }])
  expect((await read()).parcels).toHaveLength(2)
})

test("a replacement for something faulty can be shipped, too", async () => {
  const { desk, read, step } = await delivered("bank_transfer")
  await desk.replace(cheap().variantId)
  expect((await step("shipped")).orders).toMatchObject([{ refusal: null }])
  expect((await read()).parcels).toHaveLength(2)
})

test("a customer who paid in cash is asked for an account, and the page says when the products have arrived", async () => {
  const { desk, mail, page, read } = await delivered("cash_on_delivery")
  expect((await read()).refundable).toBeNull()
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await desk.receiveReturn()
  expect(await mail("return_requested")).toContain("erre az e-mailre válaszolva adja meg a számlaszámát")
  expect(await page()).toMatch(/Visszaküldött termékek 1 × .* Megérkezett: /)
  const { all_items_back, refundable, paid } = await read()
  expect({ all_items_back, refundable }).toEqual({
    all_items_back: true,
    refundable: { payment_id: paymentId, amount: paid },
  })
  await desk.refund(paymentId, paid)
  expect(await read()).toMatchObject({ refundable: null, due: 0, problems: [] })
})

test("what has come back cannot come back once more", async () => {
  const { desk, read } = await delivered("bank_transfer")
  await desk.receiveReturn()
  await expect(desk.announceReturn()).rejects.toThrow(
    "Cannot request to return more items than what was fulfilled",
  )
  expect(await read()).toMatchObject({ all_items_back: true, returns: [{ reason: "return" }] })
})

test("the order's page names buyer and delivery in the language of the staff", async () => {
  const { id, read } = await delivered("cash_on_delivery")
  const { delivery, name, address } = await read()
  const [given, family] = [address?.first_name, address?.last_name]
  expect({ delivery, name }).toEqual({
    delivery: expect.stringMatching(/^Házhozszállítás/),
    name: `${family} ${given}`,
  })
  const headers = { ...admin.headers, cookie: "lng=en" }
  const answer = await fetch(`${stack.backendUrl}/admin/order-desk/${id}`, { headers })
  const { order } = (await answer.json()) as { order: DeskOrderDetails }
  expect(order).toMatchObject({
    delivery: expect.stringMatching(/^Home delivery/),
    name: `${given} ${family}`,
  })
})

/** Withdraws from an order as its buyer. */
async function declare({ display_id: number, email }: DeskOrderDetails, locale: Language) {
  const body = { name: "Anna", order_reference: String(number), email, locale }
  const { body: declared } = await callStore<{ reference: string }>("/store/withdrawals", { body })
  const path = `/withdrawals?q=${declared.reference}`
  const [found] = (await admin.get<{ withdrawals: WithdrawalCase[] }>(path)).withdrawals
  if (!found) throw new Error(`There is no case ${declared.reference}.`)
  return found
}

const ANSWERS = {
  hu: {
    declared: "Beérkezett: ",
    accepted: ["Elállását elfogadtuk", "küldje vissza erre a címre", "Elfogadtuk, várjuk a csomagot."],
    refunded: "Elfogadtuk, az összeget visszatérítettük.",
    refused: ["nem tudjuk elfogadni", "békéltető testület"],
  },
  en: {
    declared: "Received on ",
    accepted: [
      "We have accepted your withdrawal",
      "please send it back",
      "Accepted; we are waiting for the parcel.",
    ],
    refunded: "Accepted; the money has been refunded.",
    refused: ["cannot accept", "conciliation board"],
  },
} as const

test.each(TEST_LOCALES)(
  "a withdrawal in %s is answered by e-mail and on the order's page",
  async (language) => {
    const words = ANSWERS[language]
    const { email, desk, mail, page, read } = await delivered("bank_transfer", language)
    const refused = await declare(await read(), language)
    const path = `/withdrawals/${refused.id}`
    expect(await page()).toContain(`${refused.reference} ${words.declared}`)
    expect((await read()).problems).toEqual(["withdrawal"])
    await expect(admin.post(path, { status: "rejected" })).rejects.toThrow("400")
    const reason = `Egyedi kérésre készült ${randomUUID()}`
    await admin.post(path, { status: "rejected", reason })
    const refusal = await mail("withdrawal_answer")
    for (const text of [refused.reference, reason, ...words.refused]) expect(refusal).toContain(text)
    expect(await page()).not.toContain(refused.reference)

    const accepted = await declare(await read(), language)
    await admin.post(`/withdrawals/${accepted.id}`, { status: "accepted" })
    const answers = () => mailsOf(email, "withdrawal_answer")
    await expect.poll(async () => (await answers()).length, IN_TIME).toBe(2)
    const letter = plain((await answers())[1]?.text ?? "")
    for (const text of [accepted.reference, accepted.statement, ...words.accepted.slice(0, 2)])
      expect(letter).toContain(text)
    expect(await page()).toContain(words.accepted[2])
    expect(await read()).toMatchObject({
      problems: ["withdrawal_open"],
      withdrawal: { statement: accepted.statement },
    })

    // The job finds nothing more to send.
    await admin.runJob("outgoing-mails")
    // The whole order was withdrawn from: until everything is back, delivery too, something is to be done. What the courier cost more
    // than a locker would have need not go back.
    const { refundable, delivery_surplus } = await read()
    expect(delivery_surplus).toBeGreaterThan(0)
    const due = (refundable?.amount ?? 0) - delivery_surplus
    const listed = async () =>
      (await admin.get<{ withdrawals: WithdrawalCase[] }>(`/withdrawals?q=${accepted.reference}`))
        .withdrawals[0]
    expect(await listed()).toMatchObject({ status: "awaiting_goods", refund: null })
    await desk.refund(refundable?.payment_id ?? "", 1000)
    expect((await read()).problems).toEqual(["withdrawal_open"])
    expect(await listed()).toMatchObject({ status: "partly_refunded", refund: { amount: 1000 } })
    await desk.refund(refundable?.payment_id ?? "", due - 1000)
    expect(await read()).toMatchObject({ problems: [], withdrawal: { status: "refunded" } })
    expect(await listed()).toMatchObject({
      decision: "accepted",
      status: "refunded",
      refund: { amount: due },
    })
    expect(await page()).toContain(words.refunded)
    expect(await answers()).toHaveLength(2)
  },
)

test("the letter about returned goods says how much goes back, with the cost of delivery if all has come back", async () => {
  const { desk, mail, read } = await delivered("bank_transfer")
  const { id, statement } = await declare(await read(), "hu")
  await admin.post(`/withdrawals/${id}`, { status: "accepted" })
  await desk.receiveReturn()
  const { paid, delivery_surplus } = await read()
  expect(await mail("return_received")).toMatch(
    new RegExp(
      `Visszatérítendő összeg, a legolcsóbb kiszállítás díjával:? ${forints(paid - delivery_surplus)}`,
    ),
  )
  expect(await read()).toMatchObject({
    withdrawal: { statement, status: "goods_received", whole_order: true },
  })
})

describe("a change that was begun and left is said, and can be discarded", () => {
  let order: Awaited<ReturnType<typeof delivered>>
  beforeAll(async () => {
    order = await delivered("bank_transfer")
  })

  test.each([
    { kind: "return", path: "/returns", body: {}, name: "return" },
    { kind: "exchange", path: "/exchanges", body: {}, name: "exchange" },
    { kind: "claim", path: "/claims", body: { type: "replace" }, name: "claim" },
    { kind: "edit", path: "/order-edits", body: {}, name: "order_change" },
  ])("$kind", async ({ kind, path, body, name }) => {
    const { id: order_id, read } = order
    expect((await read()).open_change).toBeNull()
    type Begun = Record<string, { id: string }>
    const begun = await admin.post<Begun>(path, { order_id, ...body })
    const id = kind === "edit" ? order_id : (begun[name]?.id ?? "")
    expect((await read()).open_change).toEqual({ kind, id })
    await admin.delete(kind === "edit" ? `${path}/${id}` : `${path}/${id}/request`)
    expect((await read()).open_change).toBeNull()
  })
})
