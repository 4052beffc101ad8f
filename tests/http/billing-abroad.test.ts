import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

/** Buyers abroad: the order stays in Hungary, the invoice goes to their address (ADR 0113). */

const IN_TIME = { timeout: 40_000, interval: 250 }
const VIENNA = { postal_code: "1010", city: "Wien", address_1: "Graben 1", province: "", address_2: "" }

let administrator: Administrator
let testProducts: TestProduct[]

beforeAll(async () => {
  administrator = await Administrator.signIn()
  testProducts = (await testProductsOf("checkout")).slice(3, 4)
})

const invoiceOf = (orderId: string) =>
  sql<{
    buyer: { tax_number: string | null; address: { country_code: string } }
    vat: number
    gross: number
  }>(
    `select data->'buyer' as buyer, (data->'totals'->>'vat')::int as vat, (data->'totals'->>'gross')::int as gross
       from invoice where order_id = $1`,
    [orderId],
  )

test("who collects the order gives one address, of any country", async () => {
  const shopper = new Shopper()
  const person = { ...newPerson(), ...VIENNA, country_code: "at" }
  const company = { company_invoice: "on", company: "Muster GmbH", tax_number: "u12345678" }
  await fillCart(shopper, "hu", testProducts)
  const summary = await giveDetails(
    shopper,
    "hu",
    { delivery: "pickup", payment: "bank_transfer" },
    { ...person, ...company },
  )
  const lines = ["Muster GmbH", "Közösségi adószám: ATU12345678", "Graben 1", "1010 Wien", "Ausztria"]
  for (const line of lines) expect(textOf(summary.text)).toContain(line)
  // The form still has what was typed.
  const form = (await shopper.open("/hu/checkout")).text
  expect(form).toMatch(/<option value="at"[^>]*selected/)
  expect(form).toContain('value="1010"')
  expect(form).toContain("Külföldi adószám")

  const confirmation = await pressOrderButton(shopper, summary)
  for (const line of lines) expect(textOf(confirmation.text)).toContain(line)
  const [order] = await ordersOf(administrator, person.email)
  expect(order).toMatchObject({
    shipping_address: { last_name: person.last_name, address_1: "", country_code: "hu" },
    billing_address: { city: "Wien", country_code: "at" },
  })
  await expect.poll(async () => (await mailsTo(person.email))[0]?.text, IN_TIME).toContain("Ausztria")

  // The only postal code that the buyer knows finds the order.
  const lookUp = async (postalCode: string) =>
    (
      await callStore(
        `/store/orders?display_id=${order?.display_id}&email=${person.email}&shipping_address[postal_code]=${postalCode}`,
      )
    ).status
  for (const typed of ["1010", "10%2010"]) expect(await lookUp(typed)).toBe(200)
  expect(await lookUp("1020")).toBe(404)
  // No code is none, although the delivery has none either.
  for (const none of ["", "%20"]) expect(await lookUp(none)).toBe(400)
  expect(await lookUp("-")).toBe(404)

  await (await OrderDesk.for(order?.id ?? "")).takeMoney()
  // Its row is there before it is issued.
  await expect
    .poll(async () => (await invoiceOf(order?.id ?? ""))[0]?.buyer, IN_TIME)
    .toMatchObject({ tax_number: "ATU12345678", address: { country_code: "at" } })
  const [invoice, ...others] = await invoiceOf(order?.id ?? "")
  expect(others).toEqual([])
  // The goods stay in Hungary: its VAT applies.
  expect(invoice?.vat).toBe(Math.round(((invoice?.gross ?? 0) * 27) / 127))
})

test("a courier's order is brought within Hungary, its invoice goes abroad", async () => {
  const shopper = new Shopper()
  const person = newPerson()
  await fillCart(shopper, "en", testProducts)
  const billing = {
    billing_last_name: "Gruber",
    billing_first_name: "Eva",
    billing_country_code: "de",
    billing_postal_code: "10115",
    billing_city: "Berlin",
    billing_address_1: "Torstraße 1",
  }
  const page = await shopper.open("/en/checkout")
  expect(page.text).toContain(">Germany</option>")
  const summary = await giveDetails(
    shopper,
    "en",
    { delivery: "courier", payment: "cash_on_delivery" },
    { ...person, ...billing },
    { billing_same: [] },
  )
  const confirmation = await pressOrderButton(shopper, summary)
  const text = textOf(confirmation.text)
  for (const line of [person.city, "10115 Berlin", "Germany"]) expect(text).toContain(line)
  const [order] = await ordersOf(administrator, person.email)
  expect(order).toMatchObject({
    shipping_address: { city: person.city, country_code: "hu" },
    billing_address: { city: "Berlin", country_code: "de" },
  })
})

test("without a delivery address nothing is brought", async () => {
  const buyer = await Buyer.withCart([{ variant_id: testProducts[0]?.variantId ?? "", quantity: 1 }])
  const { email } = newPerson()
  const abroad = { ...ADDRESS, ...VIENNA, country_code: "at" }
  const alone = await buyer.checkout({ email, shipping_address: null })
  expect(alone.status).toBe(400)
  const { body } = await buyer.checkout({ email, shipping_address: null, billing_address: abroad })
  const optionFor = (code: string) => body.shipping_options.find(({ type }) => type?.code === code)?.id
  const problemsOf = async (code: string) => {
    const answer = await buyer.checkout({
      shipping_option_id: optionFor(code) ?? "",
      payment_method: "bank_transfer",
    })
    return answer.body.problems.map((problem) => problem.code)
  }
  expect(await problemsOf("pickup")).toEqual([])
  expect(await problemsOf("courier")).toEqual(["shipping_address_missing"])
})
