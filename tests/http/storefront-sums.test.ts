import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import {
  type Choice,
  fillCart,
  giveDetails,
  type Language,
  newPerson,
  pressOrderButton,
  radioValue,
  WORDS,
} from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { type Sums, sumsInMail, sumsOnPage } from "../fixtures/sums-on-page.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

/** Every summary adds up: a discount is contained once, wherever the summary is. */

const MAIL_TIMEOUT_MS = 10_000
const ITEMS_CODE = "UDVOZLET10"
const DELIVERY_CODE = "INGYENSZALLITAS"
const MORE_FOR_FREE = { hu: "és a szállítás ingyenes", en: "more for free delivery" }

let testProduct: TestProduct

beforeAll(async () => {
  const cheapest = (await testProductsOf("checkout")).toSorted((one, other) => one.price - other.price)[0]
  if (!cheapest) throw new Error("There are not enough products.")
  testProduct = cheapest
  await (await Administrator.signIn()).setStock(testProduct.sku, 100)
})

async function cartWith(language: Language, codes: string[]): Promise<{ shopper: Shopper; cart: Answer }> {
  const shopper = new Shopper()
  let cart = await fillCart(shopper, language, [testProduct])
  for (const code of codes) {
    cart = await shopper.submit(cart, ({ fields }) => fields.intent === "apply-promotion", { code })
  }
  return { shopper, cart }
}

function expectAddsUp({ rows, total, below }: Sums) {
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  const [paid, toPay] = below
  expect(toPay?.amount).toBe(paid && total + paid.amount)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
}

async function confirmationMail(email: string): Promise<string> {
  await expect.poll(() => mailsTo(email), { timeout: MAIL_TIMEOUT_MS }).not.toEqual([])
  return (await mailsTo(email))[0]?.text ?? ""
}

/** Each in one language: the sums are computed before they get names. */
const CASES: [Language, codes: string[], Choice][] = [
  ["hu", [DELIVERY_CODE], { delivery: "courier", payment: "bank_transfer" }],
  ["en", [ITEMS_CODE, DELIVERY_CODE], { delivery: "locker", payment: "bank_transfer" }],
  ["hu", [ITEMS_CODE], { delivery: "courier", payment: "cash_on_delivery" }],
  ["en", [], { delivery: "pickup", payment: "bank_transfer" }],
]

test.each(CASES)("in %s with %j every summary adds up: %j", async (language, codes, choice) => {
  const { shopper } = await cartWith(language, codes)
  const person = newPerson()
  const orderPage = await giveDetails(shopper, language, choice, person)
  const cart = await shopper.open(`/${language}/cart`)
  const confirmation = await pressOrderButton(shopper, orderPage)
  expect(confirmation.path).toContain("/order-confirmation/")
  const mail = sumsInMail(await confirmationMail(person.email))
  const shown = [orderPage, cart, confirmation].map(({ text }) => sumsOnPage(text))
  const [first] = shown
  for (const sums of [...shown, mail]) {
    expectAddsUp(sums)
    expect(sums.total).toBe(first?.total)
    expect(sums.vat).toBe(first?.vat)
    expect(sums.below).toEqual([])
    expect(sums.rows.map(({ amount }) => amount)).toEqual(first?.rows.map(({ amount }) => amount))
  }
})

test.each(TEST_LOCALES)(
  "in %s, with a code for delivery, more products do not make it free",
  async (language) => {
    const plain = await cartWith(language, [])
    expect(textOf(plain.cart.text)).toContain(MORE_FOR_FREE[language])
    const { cart } = await cartWith(language, [DELIVERY_CODE])
    expect(textOf(cart.text)).not.toContain(MORE_FOR_FREE[language])
    expectAddsUp(sumsOnPage(cart.text))
  },
)

test("discounts of codes are shown gross beside them, and add up to the total discount", async () => {
  const { shopper } = await cartWith("hu", [ITEMS_CODE, DELIVERY_CODE])
  await giveDetails(shopper, "hu", { delivery: "courier", payment: "bank_transfer" }, newPerson())
  const { text } = await shopper.open("/hu/cart")
  const beside = [...textOf(text).matchAll(/Kedvezmény \((\w+)\) \u2212([\d\u00a0 ]+?)\s?Ft/g)]
  const amounts = beside.map(([, , digits = ""]) => -Number(digits.replace(/\D/g, "")))
  const { rows } = sumsOnPage(text)
  expect(beside.map(([, code]) => code).toSorted()).toEqual([DELIVERY_CODE, ITEMS_CODE].toSorted())
  expect(amounts.toSorted()).toEqual(
    rows
      .map(({ amount }) => amount)
      .filter((amount) => amount < 0)
      .toSorted(),
  )
})

test("the cash-on-delivery fee is in the total as soon as it is chosen", async () => {
  const { shopper } = await cartWith("hu", [])
  const details = await shopper.open("/hu/checkout")
  const before = sumsOnPage(details.text)
  const choose = (payment: Choice["payment"]) =>
    shopper.post("/hu/checkout", {
      intent: "remember-choice",
      payment_method: radioValue(details.text, "payment_method", WORDS.hu[payment]),
    })
  expect((await choose("cash_on_delivery")).status).toBe(200)
  const after = sumsOnPage((await shopper.open("/hu/checkout")).text)
  const fee = after.rows.find(({ name }) => name === "Utánvét díja")
  expect(fee?.amount).toBeGreaterThan(0)
  expect(after.total).toBe(before.total + (fee?.amount ?? 0))
  await choose("bank_transfer")
  expect(sumsOnPage((await shopper.open("/hu/checkout")).text)).toEqual(before)
})
