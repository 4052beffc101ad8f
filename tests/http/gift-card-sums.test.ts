import { randomUUID } from "node:crypto"
import type { AdminGiftCard, Cart, ChangedCart, Order } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sumsInMail, sumsOnPage } from "../fixtures/sums-on-page.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { issuedInvoices } from "./issued-invoices.ts"
import { mailsOf } from "./mail-of.ts"

/** What a gift card paid stands below the price, with the VAT of the whole price, as on the invoice (ADR 0099). */

const IN_TIME = { timeout: 40_000, interval: 250 }
const LABELS = {
  hu: ["Ajándékutalvánnyal fizetve", "Fizetendő"],
  en: ["Paid by gift card", "To pay"],
}
const DISCOUNT = { hu: "Kedvezmény ajándékutalvánnyal", en: "Gift card discount" }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("checkout", 5)
  await admin.setStock(testProduct.sku, 100)
})

/** @returns the code of a card for which nobody has paid */
async function givenCard(value: number): Promise<string> {
  const email = freshEmail("kapta")
  await admin.post("/sold-gift-cards", {
    request_id: randomUUID(),
    value,
    recipient_name: "Kárpót Klára",
    recipient_email: email,
    locale: "hu",
    reason: "Késett a csomagja",
  })
  type List = { gift_cards: AdminGiftCard[] }
  const { gift_cards: cards } = await admin.get<List>(`/sold-gift-cards?q=${encodeURIComponent(email)}`)
  return cards[0]?.code ?? ""
}

const vatOfWhole = (gross: number) => gross - Math.round(gross / 1.27)

const readCart = async (id: string) => (await callStore<{ cart: Cart }>(`/store/carts/${id}`)).body.cart

describe("the back end", () => {
  test("tells what a card paid, with the VAT of the whole, in every answer with the cart", async () => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
    const price = 2 * testProduct.price
    expect(await readCart(buyer.cartId)).not.toHaveProperty("gift_card_paid")
    const paid = { amount: 700, tax_total: vatOfWhole(price) }
    const { body: redeemed } = await buyer.redeem(await newGiftCard(700))
    expect(redeemed.cart).toMatchObject({ total: price - 700, gift_card_paid: paid })
    expect(await readCart(buyer.cartId)).toMatchObject({ total: price - 700, gift_card_paid: paid })
    const { body } = await callStore<{ carts: ChangedCart[] }>("/carts/changed", {
      body: { carts: [{ id: buyer.cartId }] },
    })
    expect(body.carts[0]?.cart).toMatchObject({ gift_card_paid: paid })
    const { cart } = await buyer.fillIn({ email: freshEmail("utalvany"), delivery: "pickup" })
    expect(cart).toMatchObject({ gift_card_paid: paid })
  })

  test("a card that was given out is a discount, also beside one that was sold", async () => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
    const price = 2 * testProduct.price
    const { body: discounted } = await buyer.redeem(await givenCard(500))
    expect(discounted.cart.total).toBe(price - 500)
    expect(discounted.cart).not.toHaveProperty("gift_card_paid")
    const { body: both } = await buyer.redeem(await newGiftCard(700))
    expect(both.cart).toMatchObject({
      total: price - 1200,
      gift_card_paid: { amount: 700, tax_total: vatOfWhole(price - 500) },
    })
  })

  test.each([
    ["a part", () => 700],
    ["everything", () => 2 * testProduct.price],
  ])("the order says the same as its invoice, of which a card paid %s", async (_part, value) => {
    const worth = value()
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 2 }])
    await buyer.redeem(await newGiftCard(worth))
    const { cart } = await buyer.fillIn({ email: freshEmail("utalvany"), delivery: "pickup" })
    const placed = await buyer.buy(cart.total)
    const order = (await callStore<{ order: Order }>(`/store/orders/${placed.id}`)).body.order
    expect(order.gift_card_paid).toEqual({ amount: worth, tax_total: vatOfWhole(2 * testProduct.price) })
    expect(placed.gift_card_paid).toEqual(order.gift_card_paid)
    const more = await callStore<{ order: Order }>(`/store/orders/${placed.id}?fields=%2Bstatus`)
    expect(more.body.order.gift_card_paid).toEqual(order.gift_card_paid)
    if (order.total > 0) await (await OrderDesk.for(placed.id)).takeMoney()
    await expect.poll(async () => (await issuedInvoices(placed.id)).length, IN_TIME).toBe(1)
    const [invoice] = await issuedInvoices(placed.id)
    expect(invoice?.data).toMatchObject({
      gift_card_paid: order.gift_card_paid?.amount,
      totals: { vat: order.gift_card_paid?.tax_total, gross: order.total + worth },
    })
    const { order: desk } = await admin.get<{ order: { total: number; gift_card_paid: number } }>(
      `/order-desk/${placed.id}`,
    )
    expect(desk).toMatchObject({ total: order.total, gift_card_paid: worth })
  })
})

test.each(TEST_LOCALES)("in %s, pages and e-mail show price, VAT, card and the rest", async (locale) => {
  const shopper = new Shopper()
  let cart = await fillCart(shopper, locale, [testProduct])
  for (const code of [await newGiftCard(700), await givenCard(300)])
    cart = await shopper.submit(cart, ({ fields }) => fields.intent === "apply-promotion", { code })
  const person = newPerson()
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const summary = await giveDetails(shopper, locale, choice, person)
  const cartPage = await shopper.open(`/${locale}/cart`)
  const confirmation = await pressOrderButton(shopper, summary)
  const orderId = /order_[0-9A-Z]+/.exec(confirmation.path)?.[0] ?? ""
  const order = await shopper.open(`/${locale}/order/${orderId}`)
  await expect.poll(async () => (await mailsOf(person.email, "order_placed")).length, IN_TIME).toBe(1)
  const [mail] = await mailsOf(person.email, "order_placed")
  const pages = [cartPage, summary, confirmation, order].map(({ text }) => sumsOnPage(text))
  const price = testProduct.price - 300
  for (const sums of [...pages, sumsInMail(mail?.text ?? "")]) {
    expect(sums.rows.at(-1)).toEqual({ name: DISCOUNT[locale], amount: -300 })
    expect(sums.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
    expect(sums.total).toBe(price)
    expect(sums.vat).toBe(vatOfWhole(price))
    expect(sums.below).toEqual([
      { name: LABELS[locale][0], amount: -700 },
      { name: LABELS[locale][1], amount: price - 700 },
    ])
  }
  const expected = (await callStore<{ order: Order }>(`/store/orders/${orderId}`)).body.order.total
  expect(expected).toBe(price - 700)
})
