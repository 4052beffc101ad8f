import type { GiftCard, GiftCardOffer } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { LINE_OPTIONS, shop } from "@porteka/shop"
import { beforeAll, expect, test } from "vitest"
import en from "../../apps/storefront/app/i18n/messages/en/gift-card.json" with { type: "json" }
import checkout from "../../apps/storefront/app/i18n/messages/hu/checkout.json" with { type: "json" }
import hu from "../../apps/storefront/app/i18n/messages/hu/gift-card.json" with { type: "json" }
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { requireForm } from "../fixtures/html-form.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import { fillCart, newPerson, pressOrderButton, radioValue, WORDS } from "../fixtures/purchase.ts"
import { type Answer, type Fields, Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { testProductOf, testProductsOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

/** Gift cards in a browser without scripts. */

const IN_TIME = { timeout: 40_000, interval: 250 }
const TEXTS = { hu, en }

let admin: Administrator
let offer: GiftCardOffer

beforeAll(async () => {
  admin = await Administrator.signIn()
  offer = (await callStore<{ gift_cards: GiftCardOffer }>("/catalogue/gift-cards")).body.gift_cards
})

const main = (page: Answer) => plain(textOf(`<body>${page.text.match(/<main[\s\S]*<\/main>/)?.[0] ?? ""}`))

const NO_ADDRESS = {
  hu: "A címzett e-mail-címe nem érvényes.",
  en: "The recipient’s e-mail address is not valid.",
}

test.each(TEST_LOCALES)("in %s: from the page to the e-mailed card and its balance", async (locale) => {
  const texts = TEXTS[locale]
  const shopper = new Shopper()
  const page = await shopper.open(`/${locale}/gift-card`)
  expect(page.status).toBe(200)
  for (const amount of offer.amounts) expect(main(page)).toContain(plain(formatMoney(amount, "huf", locale)))
  const card = { card_amount: "20000", card_recipient: "Nagymama", card_message: "Isten éltessen" }
  const isCard = ({ fields }: { fields: Record<string, string> }) => fields.intent === "add"
  const refused = await shopper.submit(page, isCard, { ...card, card_email: "nem-cim" })
  expect([refused.status, refused.path]).toEqual([200, `/${locale}/gift-card?refused=1`])
  expect(main(refused)).toContain(NO_ADDRESS[locale])
  // The page opens at the field, which is marked and has the message; the form is longer than a phone's screen.
  const { fields } = requireForm(page.text, isCard)
  const wrong = { ...fields, ...card, card_email: "nem-cim" }
  const { headers } = await shopper.post(`/${locale}/cart`, wrong, { referer: shopper.origin + page.path })
  expect(headers.location).toBe(`/${locale}/gift-card?refused=1#card_email`)
  const field = refused.text.match(/<input[^>]*name="card_email"[^>]*>/)?.[0] ?? ""
  for (const part of ['id="card_email"', 'aria-invalid="true"', 'aria-describedby="card_email-error '])
    expect(field).toContain(part)
  for (const typed of ['value="Nagymama"', 'value="nem-cim"', ">Isten éltessen<"])
    expect(refused.text).toContain(typed)
  const cart = await shopper.submit(refused, isCard, { card_email: "" })
  expect(main(cart)).toContain(`${LINE_OPTIONS.card_recipient.label[locale]}: Nagymama`)
  const details = await shopper.open(`/${locale}/checkout`)
  expect(details.text).not.toContain('name="shipping_option_id"')
  expect(main(details)).not.toContain(WORDS[locale].cash_on_delivery)
  const person = newPerson()
  const summary = await shopper.submit(details, ({ fields }) => "email" in fields, {
    ...person,
    payment_method: radioValue(details.text, "payment_method", WORDS[locale].bank_transfer),
  })
  expect(main(summary)).toContain(plain(formatMoney(20_000, "huf", locale)))
  const confirmation = await pressOrderButton(shopper, summary)
  expect(confirmation.path).toMatch(/order-confirmation\/order_/)
  const orderId = /order_[0-9A-Z]+/.exec(confirmation.path)?.[0] ?? ""
  await (await OrderDesk.for(orderId)).takeMoney()
  const mails = () => mailsOf(person.email, "gift_card")
  await expect.poll(async () => (await mails()).length, IN_TIME).toBe(1)
  const code = /[0-9A-F]{16}/.exec((await mails())[0]?.text ?? "")?.[0] ?? ""

  const asked = await shopper.submit(page, ({ fields }) => "code" in fields, {
    code: `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`,
  })
  expect(main(asked)).toContain(plain(texts.balance.replace("{amount}", formatMoney(20_000, "huf", locale))))
  const order = await shopper.open(`/${locale}/order/${orderId}`)
  expect(main(order)).toContain("Nagymama")
  const invoices = async () => {
    const { invoices: found } = await admin.get<{ invoices: { kind: string; number: string }[] }>(
      `/orders/${orderId}/invoices`,
    )
    return found.length
  }
  await expect.poll(invoices, IN_TIME).toBe(1)
})

test("what a card covers completely asks for no way of payment, until a delivery costs something", async () => {
  const product = await testProductOf("checkout", 5)
  const shopper = new Shopper()
  const cart = await fillCart(shopper, "hu", [product])
  const code = await newGiftCard(product.price)
  await shopper.submit(cart, ({ fields }) => fields.intent === "apply-promotion", { code })
  const page = await shopper.open("/hu/checkout")
  expect(main(page)).toContain(checkout.nothingToPay)
  expect(main(page)).not.toContain(WORDS.hu.cash_on_delivery)
  const send = (delivery: "courier" | "pickup", from: Answer, payment: Fields = {}) =>
    shopper.submit(from, ({ fields }) => "email" in fields, {
      ...newPerson(),
      ...payment,
      billing_same: "on",
      shipping_option_id: radioValue(page.text, "shipping_option_id", WORDS.hu[delivery]),
    })
  const brought = await send("courier", page)
  expect(brought.status).toBe(400)
  expect(main(brought)).toContain(checkout.errorPayment)
  expect(main(brought)).toContain(WORDS.hu.cash_on_delivery)
  const payment_method = radioValue(brought.text, "payment_method", WORDS.hu.bank_transfer)
  const summary = await send("pickup", brought, { payment_method })
  expect(summary.path).toBe("/hu/checkout/payment")
  expect(main(summary)).toContain(checkout.nothingToPay)
  expect(main(summary)).not.toContain(WORDS.hu.bank_transfer)
  const confirmation = await pressOrderButton(shopper, summary)
  expect(main(confirmation)).toContain(checkout.nothingToPay)
})

test("where cash on delivery is the only way of payment, what a card covers completely has no fee for it", async () => {
  const [product] = (await testProductsOf("checkout")).toSorted((one, other) => other.price - one.price)
  if (!product) throw new Error("There is no product for this.")
  const pieces = Math.ceil((shop.delivery.courier.freeFrom ?? 0) / product.price)
  const shopper = new Shopper()
  const cart = await fillCart(shopper, "hu", [product], pieces)
  const code = await newGiftCard(pieces * product.price)
  await shopper.submit(cart, ({ fields }) => fields.intent === "apply-promotion", { code })
  const page = await shopper.open("/hu/checkout")
  const summary = await shopper.submit(page, ({ fields }) => "email" in fields, {
    ...newPerson(),
    billing_same: "on",
    // What the form contains if no other way is offered.
    payment_method: "cash_on_delivery",
    shipping_option_id: radioValue(page.text, "shipping_option_id", WORDS.hu.courier),
  })
  expect(summary.path).toBe("/hu/checkout/payment")
  expect(main(summary)).toContain(checkout.nothingToPay)
  const confirmation = await pressOrderButton(shopper, summary)
  expect(main(confirmation)).toContain(checkout.nothingToPay)
  const orderId = /order_[0-9A-Z]+/.exec(confirmation.path)?.[0] ?? ""
  const { order } = await admin.get<{ order: { total: number; shipping_methods: unknown[] } }>(
    `/orders/${orderId}?fields=total,shipping_methods.id`,
  )
  expect([order.total, order.shipping_methods.length]).toEqual([0, 1])
})

test("an unknown code is reported, and is in no URL", async () => {
  const shopper = new Shopper()
  const page = await shopper.open("/hu/gift-card")
  for (const code of ["0000000000000000", "UDVOZLET10", "<script>"]) {
    const answer = await shopper.submit(page, ({ fields }) => "code" in fields, { code })
    expect(answer.status).toBe(404)
    expect(main(answer)).toContain(hu.codeUnknown)
    expect(answer.path).not.toContain(code)
  }
})

test("the search for a gift card leads to its page, the product's URL too, and no list or feed contains it", async () => {
  const shopper = new Shopper()
  expect((await shopper.open("/hu/search?q=aj%C3%A1nd%C3%A9kutalv%C3%A1ny")).text).toContain("/hu/gift-card")
  expect((await shopper.open("/en/search?q=gift+card")).text).toContain("/en/gift-card")
  const product = await shopper.send("/hu/product/ajandekutalvany")
  expect([product.status, product.headers.location]).toEqual([302, "/hu/gift-card"])
  for (const feed of ["/feeds/google.xml", "/feeds/arukereso.xml"])
    expect((await shopper.open(feed)).text).not.toContain("ajandekutalvany")
})

test("without amounts none are sold, and the page still shows balances", async () => {
  const { gift_card: card } = await admin.post<{ gift_card: GiftCard }>("/gift-cards", { value: 4000 })
  const amounts = offer.amounts.join(", ")
  await admin.post("/shop-settings", { values: { "giftCards.amounts": "" } })
  try {
    const shopper = new Shopper()
    await expect
      .poll(async () => main(await shopper.open("/hu/gift-card")), IN_TIME)
      .toContain(hu.notSoldTitle)
    const page = await shopper.open("/hu/gift-card")
    const answer = await shopper.submit(page, ({ fields }) => "code" in fields, { code: card.code })
    expect(main(answer)).toContain(plain(formatMoney(4000, "huf", "hu")))
    const refused = await shopper.post("/hu/cart", {
      intent: "add",
      variant_id: offer.variant_id,
      card_amount: "5000",
      card_recipient: "Nagymama",
    })
    expect(refused.status).toBe(400)
  } finally {
    await admin.post("/shop-settings", { values: { "giftCards.amounts": amounts } })
  }
  const wrong = await admin
    .post("/shop-settings", { values: { "giftCards.amounts": "5000, 12" } })
    .catch((error: Error) => error.message)
  expect(wrong).toContain("400")
})
