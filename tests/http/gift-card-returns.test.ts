import { randomUUID } from "node:crypto"
import type { DeskEvent, GiftCard, Order } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import type { Language } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { balanceOf } from "./gift-card-state.ts"
import { mailsOf } from "./mail-of.ts"

/** Credits to gift cards for returned products, docs/decisions/0072. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 6)
  await admin.setStock(testProduct.sku, 60)
})

/** Two pieces, of which a card pays three quarters of one. */
async function order(locale: Language = "hu") {
  const value = Math.floor((testProduct.price * 3) / 4 / 2) * 2
  const { gift_card: card } = await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value })
  const email = `visszajar.${randomUUID()}@example.hu`
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }], locale)
  await buyer.redeem(card.code)
  const { cart } = await buyer.fillIn({ email })
  const placed = await buyer.buy(cart.total)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(0)
  return { card, email, placed, desk: await OrderDesk.for(placed.id) }
}

const givenBackOf = async (id: string) =>
  (await callStore<{ order: Order }>(`/store/orders/${id}`)).body.order.gift_card_returned

/** As the order's panel tells it before all money goes back, which ends the purchase. */
const cardUseOf = async (id: string) =>
  (await admin.get<{ order: { gift_card_returned: number; gift_card_kept: number } }>(`/order-desk/${id}`))
    .order

const timelineOf = async (id: string) =>
  (await admin.get<{ order: { timeline: DeskEvent[] } }>(`/order-desk/${id}`)).order.timeline.filter(
    ({ kind }) => kind === "gift_card_returned",
  )

/** The e-mail about the first return, and the order's page that it links to. */
async function expectToldOf(amount: number, email: string, locale: Language): Promise<void> {
  const words = plain(formatMoney(amount, "huf", locale))
  const name = { hu: "Visszakerült az ajándékutalványra", en: "Returned to the gift card" }[locale]
  const nameInMail = {
    hu: "Az ajándékutalványra eddig visszakerült",
    en: "Returned to the gift card so far",
  }[locale]
  const returned = () => mailsOf(email, "return_received")
  await expect.poll(async () => (await returned()).length, IN_TIME).toBe(1)
  expect(plain((await returned())[0]?.text ?? "")).toContain(`${nameInMail}: ${words}`)
  const link = /href="([^"]+\?token=[^"]+)"/.exec((await returned())[0]?.html ?? "")?.[1] ?? ""
  const { pathname, search } = new URL(link.replaceAll("&amp;", "&"))
  const page = plain(textOf((await new Shopper().open(pathname + search)).text))
  expect(page).toContain(`${name} ${words}`)
}

test("by the piece, and the rest with the full refund", async () => {
  const { card, email, placed, desk } = await order("hu")
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await desk.pack()
  const half = card.value / 2
  await desk.receiveReturn(1, 1)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(half)
  expect(await givenBackOf(placed.id)).toBe(half)
  expect(await timelineOf(placed.id)).toMatchObject([{ amount: half, text: card.code }])
  expect(await cardUseOf(placed.id)).toMatchObject({ gift_card_returned: half, gift_card_kept: half })
  await expectToldOf(half, email, "hu")

  // A partial refund is goodwill; a full refund ends the purchase.
  await desk.refund(paymentId, testProduct.price - half)
  expect(await untilJobDid("gift-cards", async () => (await balanceOf(card.code)) === half)).toBe(true)
  await desk.refund(paymentId, placed.total - testProduct.price + half)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(card.value)
  expect(await givenBackOf(placed.id)).toBe(card.value)
  expect(await cardUseOf(placed.id)).toMatchObject({ gift_card_returned: card.value, gift_card_kept: 0 })
})

test("not with a full refund after which the customer keeps the products", async () => {
  const { card, placed, desk } = await order()
  await desk.takeMoney()
  await admin.post(`/order-desk/${placed.id}/refunds`, { amount: placed.total, keeps_goods: true })
  await admin.runJob("gift-cards")
  expect(await balanceOf(card.code)).toBe(0)
  expect(await cardUseOf(placed.id)).toMatchObject({ gift_card_returned: 0, gift_card_kept: card.value })
})

test("also if the event is lost, and once, however often it runs", async () => {
  const { card, email, placed, desk } = await order("en")
  const half = card.value / 2
  await desk.takeMoney()
  await desk.pack()
  await desk.receiveReturn(1, 1)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(half)
  await expectToldOf(half, email, "en")
  // The state after a process died with the event.
  const used = `update promotion_campaign_budget
      set used = "limit", raw_used = jsonb_build_object('value', "limit"::text, 'precision', 20)
    where campaign_id = (select campaign_id from promotion where id = $1)`
  await sql(used, [card.id])
  expect(await balanceOf(card.code)).toBe(0)
  expect(await untilJobDid("gift-cards", async () => (await balanceOf(card.code)) === half)).toBe(true)
  await admin.runJob("gift-cards")
  await desk.receiveReturn(1, 1)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(card.value)
  await admin.runJob("gift-cards")
  expect(await balanceOf(card.code)).toBe(card.value)
  expect(await givenBackOf(placed.id)).toBe(card.value)
})

test("a canceled order's e-mail says it", async () => {
  const { card, email, desk } = await order()
  await desk.cancel()
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(card.value)
  const text = async () =>
    plain((await mailsTo(email)).find(({ kind }) => kind === "order_cancelled")?.text ?? "")
  await expect
    .poll(text, IN_TIME)
    .toContain(`Az ajándékutalványra eddig visszakerült: ${plain(formatMoney(card.value, "huf", "hu"))}`)
})

describe("an edit of a paid order", () => {
  type Desk = { order: { due: number } }
  const dueOf = async (id: string) => (await admin.get<Desk>(`/order-desk/${id}`)).order.due
  type Invoiced = { totals: { gross: number }; gift_card_paid?: number }
  /** The contents of the issued document of this kind. */
  const issuedOf = async (id: string, kind: "invoice" | "correction") =>
    (
      await sql<{ data: Invoiced }>(
        "select data from invoice where order_id = $1 and kind = $2 and state = 'issued'",
        [id, kind],
      )
    )[0]?.data

  test("gives the card its part of a removed piece, the money the rest, and the correction names it", async () => {
    const { card, email, placed, desk } = await order()
    await desk.takeMoney()
    await expect
      .poll(() => issuedOf(placed.id, "invoice"), IN_TIME)
      .toMatchObject({ gift_card_paid: card.value })
    await desk.leave(1)
    const half = card.value / 2
    await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(half)
    expect(await givenBackOf(placed.id)).toBe(half)
    expect(await dueOf(placed.id)).toBe(-(testProduct.price - half))
    expect(await timelineOf(placed.id)).toMatchObject([{ amount: half, text: card.code }])
    expect(await cardUseOf(placed.id)).toMatchObject({ gift_card_returned: half, gift_card_kept: half })
    await expect
      .poll(() => issuedOf(placed.id, "correction"), IN_TIME)
      .toMatchObject({ totals: { gross: -testProduct.price }, gift_card_paid: -half })
    const mail = async () =>
      plain((await mailsTo(email)).find(({ kind }) => kind === "order_changed")?.text ?? "")
    await expect
      .poll(mail, IN_TIME)
      .toContain(`Az ajándékutalványra eddig visszakerült: ${plain(formatMoney(half, "huf", "hu"))}`)
  })

  test("gives back all that the card paid for a line that was taken out", async () => {
    const other = await testProductOf("admin", 7)
    await admin.setStock(other.sku, 60)
    const value = Math.floor(testProduct.price / 2)
    const { gift_card: card } = await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value })
    const lines = [testProduct, other].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
    const buyer = await Buyer.withCart(lines)
    await buyer.redeem(card.code)
    const { cart } = await buyer.fillIn({ email: `kivett.${randomUUID()}@example.hu` })
    const placed = await buyer.buy(cart.total)
    const desk = await OrderDesk.for(placed.id)
    await desk.takeMoney()
    const itemsOf = async () =>
      (await callStore<{ order: Order }>(`/store/orders/${placed.id}`)).body.order.items
    const before = await itemsOf()
    await desk.leave(0)
    const [left, ...others] = await itemsOf()
    expect(others).toEqual([])
    const removed = before.find(({ id }) => id !== left?.id)
    await expect.poll(() => balanceOf(card.code), IN_TIME).toBeGreaterThan(0)
    const back = await balanceOf(card.code)
    expect(back).toBeLessThan(value)
    expect(back - (await dueOf(placed.id))).toBe(removed?.unit_price)
    await admin.runJob("gift-cards")
    expect(await balanceOf(card.code)).toBe(back)
  })
})
