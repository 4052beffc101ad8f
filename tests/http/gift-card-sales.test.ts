import type { Cart, DeskOrderDetails, GiftCard, GiftCardOffer, Order } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { beforeAll, expect, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import type { Mail } from "../fixtures/outbox.ts"
import { plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, createCart, type Refusal } from "./backend-buyer.ts"
import { balanceOf, readGiftCard } from "./gift-card-state.ts"
import { issuedInvoices } from "./issued-invoices.ts"
import { mailsOf } from "./mail-of.ts"

/** Gift cards for sale, docs/decisions/0099. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let offer: GiftCardOffer
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 7)
  await admin.setStock(testProduct.sku, 60)
  const { body } = await callStore<{ gift_cards: GiftCardOffer }>("/catalogue/gift-cards")
  offer = body.gift_cards
})

const cardLine = (options: Record<string, string> = {}, quantity = 1) => ({
  variant_id: offer.variant_id,
  quantity,
  metadata: { card_amount: "10000", card_recipient: "Nagymama", ...options },
})

/** Buys by transfer; the money has not arrived yet. */
async function order(lines: Parameters<typeof Buyer.withCart>[0], email = freshEmail("vevo")) {
  const buyer = await Buyer.withCart(lines)
  const { cart } = await buyer.fillIn({ email })
  return { email, buyer, cart, placed: await buyer.buy(cart.total) }
}

/** Waits for the only e-mail of a kind to an address. */
async function onlyMailOf(address: string, kind: string): Promise<Mail> {
  await expect.poll(async () => (await mailsOf(address, kind)).length, IN_TIME).toBe(1)
  return (await mailsOf(address, kind))[0] as Mail
}

const codeIn = ({ text }: Mail) => /[0-9A-F]{16}/.exec(text)?.[0] ?? ""

const cardsOf = (orderId: string) =>
  sql<{ id: string; code: string; made_at: Date | null; voided_at: Date | null }>(
    "select id, code, made_at, voided_at from sold_gift_card where order_id = $1 order by piece",
    [orderId],
  )

test("the shop says which cards are for sale", () => {
  expect(offer.amounts).toEqual([5000, 10_000, 20_000, 50_000])
  expect(offer.valid_months).toBe(36)
})

test("bought for somebody, paid, e-mailed to both in the order's language", async () => {
  const locale = "en"
  const [email, receiver] = [freshEmail("vevo"), freshEmail("nagymama")]
  const line = cardLine({ card_email: receiver, card_message: "Szeretettel, Anna" })
  const buyer = await Buyer.withCart([line], locale)
  const { cart, shipping_options, payment_methods } = await buyer.fillIn({ email })
  expect(shipping_options).toEqual([])
  expect(payment_methods).toEqual(["card", "bank_transfer"])
  expect(cart).toMatchObject({ total: 10_000, tax_total: 0, shipping_methods: [] })
  const placed = await buyer.buy(10_000)
  const { body } = await callStore<{ order: Order }>(`/store/orders/${placed.id}`)
  expect(body.order.items[0]).toMatchObject({
    unit_price: 10_000,
    metadata: { card_recipient: "Nagymama", card_message: "Szeretettel, Anna" },
  })
  expect(await cardsOf(placed.id)).toEqual([])
  expect(await mailsOf(receiver, "gift_card")).toEqual([])

  await (await OrderDesk.for(placed.id)).takeMoney()
  const mail = await onlyMailOf(receiver, "gift_card")
  expect(mail.locale).toBe(locale)
  expect(plain(mail.text)).toContain(plain(formatMoney(10_000, "huf", locale)))
  expect(mail.text).toContain("Szeretettel, Anna")
  const sentMail = await onlyMailOf(email, "gift_card_sent")
  const code = codeIn(mail)
  expect(code).toMatch(/^[0-9A-F]{16}$/)
  expect(sentMail.text).not.toContain(code)
  expect(await balanceOf(code)).toBe(10_000)
})

test("each piece is a separate card, created once, also if a process dies between the steps and the event is lost", async () => {
  const { email, placed } = await order([cardLine({}, 2)])
  await (await OrderDesk.for(placed.id)).takeMoney()
  await expect.poll(async () => (await mailsOf(email, "gift_card")).length, IN_TIME).toBe(2)
  const [one, other] = await cardsOf(placed.id)
  expect(one?.code).not.toBe(other?.code)
  // The state after a process died between creating the card and recording it.
  await sql("update sold_gift_card set made_at = null where order_id = $1", [placed.id])
  // The state after a process died before the second card was recorded.
  await sql("delete from sold_gift_card where code = $1", [other?.code])
  expect(
    await untilJobDid("gift-cards", async () => {
      const cards = await cardsOf(placed.id)
      return cards.length === 2 && cards.every(({ made_at }) => made_at !== null)
    }),
  ).toBe(true)
  await admin.runJob("gift-cards")
  expect(await balanceOf(one?.code ?? "")).toBe(10_000)
  const promotions = await sql("select id from promotion where code = $1 and deleted_at is null", [one?.code])
  expect(promotions).toHaveLength(1)
  // The first was sent only once.
  const first = (await mailsOf(email, "gift_card")).filter(({ text }) => text.includes(one?.code ?? "-"))
  expect(first).toHaveLength(1)
  // Who hands a card over gets it on paper, too.
  expect(first[0]?.eml).toContain("ajandekutalvany.pdf")
})

test("a card waits for its day", async () => {
  const receiver = freshEmail("karacsony")
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const { placed } = await order([cardLine({ card_email: receiver, card_send_on: soon })])
  await (await OrderDesk.for(placed.id)).takeMoney()
  await expect.poll(async () => (await cardsOf(placed.id)).length, IN_TIME).toBe(1)
  await admin.runJob("gift-cards")
  expect(await mailsOf(receiver, "gift_card")).toEqual([])
  await sql("update sold_gift_card set send_on = current_date - 1 where order_id = $1", [placed.id])
  expect(
    await untilJobDid("gift-cards", async () => (await mailsOf(receiver, "gift_card")).length === 1),
  ).toBe(true)
})

test("products and a card in one order are each taxed correctly, and the card does not make the delivery free", async () => {
  const product = { variant_id: testProduct.variantId, quantity: 1 }
  const alone = await Buyer.withCart([product])
  const { cart: plainCart } = await alone.fillIn({ email: freshEmail("szallitas") })
  const { cart, placed } = await order([product, cardLine({ card_amount: "50000" })])
  expect(cart.shipping_methods).toHaveLength(1)
  expect(plainCart.shipping_methods[0]?.total).toBeGreaterThan(0)
  expect(cart.shipping_methods[0]?.total).toBe(plainCart.shipping_methods[0]?.total)
  const [card, thing] = [
    cart.items.find(({ variant_id }) => variant_id === offer.variant_id),
    cart.items.find(({ variant_id }) => variant_id === testProduct.variantId),
  ]
  expect(card).toMatchObject({ unit_price: 50_000, tax_total: 0, requires_shipping: false })
  expect(thing?.tax_total).toBeGreaterThan(0)
  expect(placed.total).toBe(cart.total)
})

test("no code lowers a card's price, and no card pays for a card", async () => {
  const made = await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value: 4000 })
  for (const code of ["UDVOZLET10", made.gift_card.code]) {
    const buyer = await Buyer.withCart([cardLine()])
    await buyer.redeem(code)
    const { cart } = await buyer.fillIn({ email: freshEmail("kupon") })
    expect(cart.total).toBe(10_000)
  }
})

test.each([
  ["without an amount", { card_amount: "" }, { key: "card_amount", problem: "missing" }],
  ["of an amount that is not sold", { card_amount: "123" }, { key: "card_amount", problem: "not_offered" }],
  ["for nobody", { card_recipient: "" }, { key: "card_recipient", problem: "missing" }],
  ["to no address", { card_email: "nagymama" }, { key: "card_email", problem: "characters" }],
  ["in a hundred years", { card_send_on: "2126-01-01" }, { key: "card_send_on", problem: "day" }],
])("a card %s is refused", async (_name, options, fault) => {
  const cart = await createCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { status, body } = await callStore<Refusal & { line_option: unknown }>(
    `/store/carts/${cart.id}/line-items`,
    { body: cardLine(options) },
  )
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: "line_option_refused", line_option: fault })
})

test("another amount is another price, and a client cannot send a price", async () => {
  const cart = await createCart([cardLine()])
  const [line] = cart.items
  const path = `/store/carts/${cart.id}/line-items/${line?.id}`
  const { body } = await callStore<{ cart: Cart }>(path, {
    body: { quantity: 1, metadata: cardLine({ card_amount: "50000" }).metadata },
  })
  expect(body.cart.total).toBe(50_000)
  const cheap = await callStore(`/store/carts/${cart.id}/line-items`, {
    body: { ...cardLine({ card_recipient: "Más" }), unit_price: 1 },
  })
  expect(cheap.status).toBe(400)
})

test("a gift card is not paid for on delivery, neither alone nor beside products", async () => {
  for (const lines of [[cardLine()], [cardLine(), { variant_id: testProduct.variantId, quantity: 1 }]]) {
    const buyer = await Buyer.withCart(lines)
    const answer = await buyer.fillIn({ email: freshEmail("utanvet"), payment: "cash_on_delivery" })
    expect(answer.problems).toEqual([{ code: "payment_method_missing" }])
    expect(answer.payment_methods).not.toContain("cash_on_delivery")
  }
})

test("a canceled order cancels its unused card", async () => {
  const { email, placed } = await order([cardLine()])
  const desk = await OrderDesk.for(placed.id)
  await desk.takeMoney()
  const code = codeIn(await onlyMailOf(email, "gift_card"))
  await admin.post(`/orders/${placed.id}/cancel`, {})
  await expect.poll(async () => (await cardsOf(placed.id))[0]?.voided_at, IN_TIME).not.toBeNull()
  expect((await readGiftCard(code)).is_disabled).toBe(true)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email: freshEmail("csalo"), delivery: "pickup" })
  expect(cart.total).toBe(testProduct.price)
})

test("also after a full refund with a lost event", async () => {
  const { email, placed } = await order([cardLine()])
  const desk = await OrderDesk.for(placed.id)
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await onlyMailOf(email, "gift_card")
  await desk.refund(paymentId, 10_000)
  expect(await untilJobDid("gift-cards", async () => (await cardsOf(placed.id))[0]?.voided_at !== null)).toBe(
    true,
  )
})

test("what was spent from a card is not refunded, and what is left only once the card is taken back", async () => {
  const { email, placed } = await order([cardLine()])
  const desk = await OrderDesk.for(placed.id)
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  const code = codeIn(await onlyMailOf(email, "gift_card"))
  await expect(desk.refund(paymentId, 1)).rejects.toThrow(/400.*vonja vissza/)
  const spender = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await spender.redeem(code)
  const { cart } = await spender.fillIn({ email: freshEmail("nagymama"), delivery: "pickup" })
  const spent = Math.min(testProduct.price, 10_000)
  expect(cart.total).toBe(testProduct.price - spent)
  await spender.buy(cart.total)
  const left = await balanceOf(code)
  expect(left).toBe(10_000 - spent)
  await expect(desk.refund(paymentId, 10_000)).rejects.toThrow(/400.*már elköltöttek/)
  await expect(admin.post(`/orders/${placed.id}/refund`, { reason: "other" })).rejects.toThrow(/400/)
  await expect(admin.post(`/orders/${placed.id}/cancel`, {})).rejects.toThrow(/400.*nem törölhető/)
  const cancellation = admin.post(`/order-desk/${placed.id}/cancellation`, { reason: "customer" })
  await expect(cancellation).rejects.toThrow(/400.*nem törölhető/)

  const refundable = async () =>
    (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${placed.id}`)).order.refundable?.amount ?? 0
  expect(await refundable()).toBe(0)
  const [sold] = await cardsOf(placed.id)
  await admin.post(`/sold-gift-cards/${sold?.id}/void`, {})
  expect(await refundable()).toBe(left)
  if (left > 0) await desk.refund(paymentId, left)
  await expect(desk.refund(paymentId, 1)).rejects.toThrow(/400/)

  // The owner may give it up, with a reason.
  const giveUp = (amount: number, reason: string) =>
    admin.post("/spent-card-refunds", { order_id: placed.id, amount, reason })
  await expect(giveUp(spent, " ")).rejects.toThrow(/400/)
  await expect(giveUp(spent + 1, "méltányosság")).rejects.toThrow(/400.*Legfeljebb/)
  await giveUp(spent, "méltányosság")
  const { order: desk2 } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${placed.id}`)
  expect(desk2).toMatchObject({ refunded: 10_000, spent_card_refund: null })
  expect(desk2.timeline).toContainEqual(
    expect.objectContaining({ kind: "note", text: expect.stringContaining("méltányosság") }),
  )
})

/** The invoices of an order, oldest first, once there are this many. */
async function invoicesOf(orderId: string, count: number) {
  await expect.poll(async () => (await issuedInvoices(orderId)).length, IN_TIME).toBe(count)
  return await issuedInvoices(orderId)
}

test("the invoice of a card's sale has no VAT, and that of products paid by a card has full VAT", async () => {
  const sold = await order([cardLine()])
  await (await OrderDesk.for(sold.placed.id)).takeMoney()
  const [ofSale] = await invoicesOf(sold.placed.id, 1)
  expect(ofSale?.data.totals).toMatchObject({ gross: 10_000, vat: 0 })
  expect(ofSale?.data.lines).toMatchObject([{ outside_vat: true }])

  const part = Math.floor(testProduct.price / 4) * 2
  const { gift_card: card } = await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value: part })
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
  await buyer.redeem(card.code)
  const { cart } = await buyer.fillIn({ email: freshEmail("szamla"), delivery: "pickup" })
  const placed = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(placed.id)
  await desk.takeMoney()
  const [ofProducts] = await invoicesOf(placed.id, 1)
  const gross = 2 * testProduct.price
  expect(ofProducts?.data).toMatchObject({
    totals: { gross, vat: gross - Math.round(gross / 1.27) },
    gift_card_paid: part,
  })

  // One item is returned: half of the price is refunded, by card or to the gift card.
  await desk.pack()
  await desk.receiveReturn(1, 1)
  await expect.poll(() => balanceOf(card.code), IN_TIME).toBe(part / 2)
  const [, correction] = await invoicesOf(placed.id, 2)
  expect(correction).toMatchObject({ kind: "correction", data: { totals: { gross: -testProduct.price } } })
})

test("the staff finds a card, sends it to another address and cancels it", async () => {
  const receiver = freshEmail("elirt")
  const { placed } = await order([cardLine({ card_email: receiver, card_recipient: "Elírt Elemér" })])
  await (await OrderDesk.for(placed.id)).takeMoney()
  const code = codeIn(await onlyMailOf(receiver, "gift_card"))
  type List = { gift_cards: { id: string; balance: number; recipient_email: string; display_id: number }[] }
  const find = async (q: string) =>
    (await admin.get<List>(`/sold-gift-cards?q=${encodeURIComponent(q)}`)).gift_cards
  const [card] = await find(code)
  expect(card).toMatchObject({ balance: 10_000, recipient_email: receiver, display_id: placed.display_id })
  expect((await find(receiver)).map(({ id }) => id)).toEqual([card?.id])
  const right = freshEmail("helyes")
  await admin.post(`/sold-gift-cards/${card?.id}/send`, { email: right })
  expect(codeIn(await onlyMailOf(right, "gift_card"))).toBe(code)
  await admin.post(`/sold-gift-cards/${card?.id}/void`, {})
  expect((await readGiftCard(code)).is_disabled).toBe(true)
  await expect(admin.post(`/sold-gift-cards/${card?.id}/send`, {})).rejects.toThrow("400")
  const { order: desk } = await admin.get<{ order: { gift_cards: { voided_at: string }[] } }>(
    `/order-desk/${placed.id}`,
  )
  expect(desk.gift_cards[0]?.voided_at).not.toBeNull()
})
