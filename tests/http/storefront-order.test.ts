import { deliveryPrice } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import {
  buy,
  type Choice,
  fillCart,
  giveDetails,
  type Language,
  newPerson,
  pressOrderButton,
  WORDS,
} from "../fixtures/purchase.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }

let administrator: Administrator
let testProducts: TestProduct[]

beforeAll(async () => {
  administrator = await Administrator.signIn()
  testProducts = await testProductsOf("checkout")
})

const bought = () => testProducts.slice(1, 3)

const idIn = (confirmation: Answer) => /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""

test("the order and its e-mail are in the language of the page with the pressed button", async () => {
  const shopper = new Shopper()
  const person = newPerson()
  await fillCart(shopper, "en", bought().slice(0, 1))
  await giveDetails(shopper, "en", { delivery: "pickup", payment: "bank_transfer" }, person)
  const summary = await shopper.open("/hu/checkout/payment")
  const [testProduct] = bought()
  expect(textOf(summary.text)).toContain(testProduct?.title)

  const confirmation = await pressOrderButton(shopper, summary)
  expect(confirmation.path).toMatch(/^\/hu\/order-confirmation\//)
  expect(textOf(confirmation.text)).toContain(testProduct?.title)
  expect(confirmation.text).toContain(`href="/hu/product/${testProduct?.handle}"`)
  await expect.poll(async () => (await mailsTo(person.email))[0]?.locale, IN_THE_OUTBOX).toBe("hu")
})

const CASES: [Language, Choice][] = [
  ["hu", { delivery: "courier", payment: "bank_transfer" }],
  ["en", { delivery: "locker", payment: "cash_on_delivery" }],
]

test.each(CASES)("a guest buys in %s by %o without scripts", async (language, choice) => {
  const shopper = new Shopper()
  const { person, confirmation } = await buy(shopper, language, bought(), choice)

  expect([confirmation.status, confirmation.path]).toEqual([
    200,
    expect.stringMatching(`^/${language}/order-confirmation/order_`),
  ])
  const text = textOf(confirmation.text)
  const [order, ...others] = await ordersOf(administrator, person.email)
  expect(others).toEqual([])
  expect(text).toContain(WORDS[language].thanks)
  expect(text).toContain(String(order?.display_id))
  expect(text).toContain(person.email)
  expect(text).toContain(WORDS[language][choice.payment])
  const transferCode = /<svg[^>]*aria-label="QR[ -]/
  if (choice.payment === "bank_transfer") expect(confirmation.text).toMatch(transferCode)
  else expect(confirmation.text).not.toMatch(transferCode)
  const proforma = `/${language}/order/${order?.id}/proforma`
  const paper = await shopper.send(proforma)
  if (choice.payment === "bank_transfer") {
    expect(paper.headers).toMatchObject({ "content-type": "application/pdf" })
    expect(paper.headers["cache-control"]).toContain("no-store")
  } else expect(paper.status).toBe(404)
  expect((await new Shopper().send(proforma)).status).toBe(404)
  expect(confirmation.headers["cache-control"]).toContain("no-store")

  const itemTotal = bought().reduce((sum, { price }) => sum + price, 0)
  const shop = await shopNow()
  const delivery = deliveryPrice(shop.delivery[choice.delivery], itemTotal)
  const fee = choice.payment === "cash_on_delivery" ? shop.cashOnDeliveryFee : 0
  expect(order).toMatchObject({
    status: "pending",
    total: itemTotal + delivery + fee,
    shipping_address: { province: "Csongrád-Csanád", city: "Szeged", country_code: "hu" },
  })
  expect(order?.items.map(({ variant_sku }) => variant_sku).sort()).toEqual(
    bought()
      .map(({ sku }) => sku)
      .sort(),
  )

  const [question] = /\/(panaszkezeles\?rendeles|complaints\?order)=\d+/.exec(confirmation.text) ?? []
  expect(question).toMatch(new RegExp(`=${order?.display_id}$`))
  expect((await shopper.open(`/${language}${question}`)).text).toContain(`value="${order?.display_id}"`)

  const session = JSON.parse((await shopper.send("/api/session")).text)
  expect(session.cart).toBeNull()
  expect(textOf((await shopper.open(`/${language}/cart`)).text)).not.toContain(bought()[0]?.title)
  expect((await shopper.open(`/${language}/checkout/success`)).path).toBe(confirmation.path)

  await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBe(1)
  const [mail] = await mailsTo(person.email)
  expect(mail?.locale).toBe(language)
  expect(mail?.subject).toContain(String(order?.display_id))
  for (const { title } of language === DEFAULT_LOCALE ? bought() : []) expect(mail?.text).toContain(title)
  expect(mail?.html).toContain(`lang="${language}"`)
})

test("a cart started in Hungarian and ordered in English is an English order", async () => {
  const shopper = new Shopper()
  const person = newPerson()
  await fillCart(shopper, "hu", bought().slice(0, 1))
  const summary = await giveDetails(shopper, "en", { delivery: "pickup", payment: "bank_transfer" }, person)
  const confirmation = await pressOrderButton(shopper, summary)
  const { title } = await readProduct(bought()[0]?.handle ?? "", "en")
  for (const page of [summary, confirmation]) expect(textOf(page.text)).toContain(title)
  await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBe(1)
  const [mail] = await mailsTo(person.email)
  expect([mail?.locale, mail?.text.includes(title)]).toEqual(["en", true])
})

describe("an order", () => {
  let owner: Shopper
  let confirmation: Answer

  beforeAll(async () => {
    owner = new Shopper()
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    confirmation = (await buy(owner, "hu", bought().slice(0, 1), choice)).confirmation
  })

  test("is shown to the browser that placed it, in both languages", async () => {
    const id = idIn(confirmation)
    expect((await owner.send(`/hu/order-confirmation/${id}`)).status).toBe(200)
    expect((await owner.send(`/en/order-confirmation/${id}`)).status).toBe(200)
    expect((await owner.send(`/hu/order-confirmation/${id}.data`)).status).toBe(200)
  })

  test("shows product names in the page's language; the records keep the original name", async () => {
    const id = idIn(confirmation)
    const [hungarian] = bought()
    const english = await readProduct(hungarian?.handle ?? "", "en")
    expect(english.title).not.toBe(hungarian?.title)
    for (const path of [`/order-confirmation/${id}`, `/order/${id}`]) {
      expect(textOf((await owner.open(`/hu${path}`)).text)).toContain(hungarian?.title)
      const text = textOf((await owner.open(`/en${path}`)).text)
      expect(text).toContain(english.title)
      expect(text).not.toContain(hungarian?.title)
    }
    const { order } = await administrator.get<{ order: { items: { product_title: string }[] } }>(
      `/orders/${id}?fields=id,*items`,
    )
    expect(order.items.map((line) => line.product_title)).toEqual([hungarian?.title])
    owner.cookies.set("language", "en")
    const call = JSON.parse((await owner.send(`/api/orders/${id}`)).text)
    owner.cookies.set("language", "hu")
    expect(call.order.items).toMatchObject([
      { title: english.title, variant: { product: { title: english.title } } },
    ])
  })

  test("is returned to the scripts of that browser, with only the data they need", async () => {
    const answer = await owner.send(`/api/orders/${idIn(confirmation)}`)
    expect(answer.status).toBe(200)
    expect(answer.headers["cache-control"]).toContain("no-store")
    const { order } = JSON.parse(answer.text)
    const [testProduct] = bought()
    expect(order).toMatchObject({
      id: idIn(confirmation),
      display_id: expect.stringMatching(/^\d+$/),
      status: "pending",
      total: testProduct?.price,
      total_formatted: expect.stringContaining("Ft"),
      currency_code: "HUF",
      items: [
        {
          quantity: 1,
          unit_price: testProduct?.price,
          variant: { id: testProduct?.variantId, sku: testProduct?.sku },
        },
      ],
      shipping_methods: [{ total: 0 }],
    })
    expect(order.metadata ?? order.customer_id ?? order.email).toBeUndefined()
  })

  test("does not exist for anybody else, whoever they are", async () => {
    const id = idIn(confirmation)
    const never = "order_01AAAAAAAAAAAAAAAAAAAAAAAA"
    const stranger = new Shopper()
    const other = new Shopper()
    const own = await buy(other, "hu", bought().slice(0, 1), {
      delivery: "pickup",
      payment: "bank_transfer",
    })
    expect(own.confirmation.status).toBe(200)
    const forger = new Shopper()
    forger.cookies.set("placed-orders", Buffer.from(JSON.stringify([id])).toString("base64"))
    for (const visitor of [stranger, other, forger]) {
      const addresses = [
        (order: string) => `/hu/order-confirmation/${order}`,
        (order: string) => `/hu/order-confirmation/${order}.data`,
        (order: string) => `/api/orders/${order}`,
      ]
      for (const address of addresses) {
        const real = await visitor.send(address(id))
        const unreal = await visitor.send(address(never))
        expect([real.status, unreal.status]).toEqual([404, 404])
        expect(real.text.replaceAll(id, "X") === unreal.text.replaceAll(never, "X")).toBe(true)
      }
    }
  })
})
