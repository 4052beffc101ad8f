import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import { fillCart, giveDetails, type Language, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

/** Information that the law requires before the order button. */

const PERISHABLE = "friss-mezespuszedli"

const WORDS = {
  hu: {
    canWithdraw: "Ön 14 napon belül indokolás nélkül elállhat a szerződéstől.",
    exempt: "Ezekre a termékekre a 14 napos elállási jog nem vonatkozik:",
    guarantee: "Jogszabályi szavatosság: legalább két év",
    rights: "guarantees-returns/index_hu.htm",
    mobile: "Csomagautomatához és csomagponthoz mobiltelefonszámot adjon meg",
    missing: "A kosarában olyan termék van, amely most nem rendelhető meg",
    soldOut: (title: string) => new RegExp(`„${title}[^”]*” közben elfogyott`),
  },
  en: {
    canWithdraw: "You can withdraw from the contract within 14 days without giving a reason.",
    exempt: "The 14-day right of withdrawal does not apply to:",
    guarantee: "Legal guarantee: at least two years",
    rights: "guarantees-returns/index_en.htm",
    mobile: "please give a mobile number",
    missing: "Your cart has a product that cannot be ordered now",
    soldOut: (title: string) => new RegExp(`“${title}[^”]*” has sold out in the meantime`),
  },
} as const

const choice = { delivery: "pickup", payment: "bank_transfer" } as const

let other: TestProduct
let perishable: TestProduct

beforeAll(async () => {
  const [testProduct] = await testProductsOf("checkout")
  if (!testProduct) throw new Error("There are not enough products.")
  other = testProduct
  await (await Administrator.signIn()).setStock(other.sku, 100)
  const { title, variants } = await readProduct(PERISHABLE)
  perishable = { ...testProduct, handle: PERISHABLE, title, sku: variants[0]?.sku ?? "" }
})

async function summaryOf(testProducts: TestProduct[], language: Language) {
  const shopper = new Shopper()
  await fillCart(shopper, language, testProducts)
  return { shopper, summary: await giveDetails(shopper, language, choice, newPerson()) }
}

describe.each(TEST_LOCALES)("before the order button, in %s,", (language) => {
  const words = WORDS[language]

  test("products without a right of withdrawal are named, beside the right for the others", async () => {
    const { title } = await readProduct(PERISHABLE, language)
    const { shopper, summary } = await summaryOf([other, perishable], language)
    const text = textOf(summary.text)
    expect(text).toContain(words.canWithdraw)
    expect(text).toContain(`${words.exempt} ${title}.`)
    const confirmation = await pressOrderButton(shopper, summary)
    expect(textOf(confirmation.text)).toContain(`${words.exempt} ${title}.`)
    expect(textOf(confirmation.text)).toContain(words.canWithdraw)
  })

  test("no right is promised if there is none", async () => {
    const text = textOf((await summaryOf([perishable], language)).summary.text)
    expect(text).not.toContain(words.canWithdraw)
    expect(text).toContain(words.exempt)
  })

  test("no exemption is claimed if there is none, and the legal guarantee is shown", async () => {
    const { text: html } = (await summaryOf([other], language)).summary
    const text = textOf(html)
    expect(text).toContain(words.canWithdraw)
    expect(text).not.toContain(words.exempt)
    expect(text.indexOf(words.guarantee)).toBeGreaterThan(0)
    expect(html.indexOf(words.guarantee)).toBeLessThan(html.indexOf('name="terms"'))
    expect(html).toContain(words.rights)
  })

  test("what has sold out since it was put into the cart is named before the form is filled in", async () => {
    const owner = await Administrator.signIn()
    const { title } = await readProduct(other.handle, language)
    const shopper = new Shopper()
    await fillCart(shopper, language, [other])
    const textOfCheckout = async () => textOf((await shopper.open(`/${language}/checkout`)).text)
    expect(await textOfCheckout()).not.toContain(words.missing)
    await owner.setStock(other.sku, 0)
    await expect.poll(textOfCheckout, { timeout: 15_000 }).toContain(words.missing)
    expect(plain(await textOfCheckout())).toMatch(words.soldOut(title))
    await owner.setStock(other.sku, 100)
    await expect.poll(textOfCheckout, { timeout: 15_000 }).not.toContain(words.missing)
  })

  test("a parcel locker requires a mobile number; other deliveries accept any", async () => {
    const shopper = new Shopper()
    await fillCart(shopper, language, [other])
    const landline = { ...newPerson(), phone: "06 1 234 5678" }
    const refused = await giveDetails(shopper, language, { ...choice, delivery: "locker" }, landline)
    expect(refused.status).toBe(400)
    expect(textOf(refused.text)).toContain(words.mobile)
    expect(/<input\b[^>]*\bname="phone"[^>]*>/.exec(refused.text)?.[0]).toContain('aria-invalid="true"')
    const foreign = { ...landline, phone: "+43 660 1234567" }
    for (const [delivery, person] of [
      ["locker", foreign],
      ["pickup", landline],
    ] as const) {
      const next = await giveDetails(shopper, language, { ...choice, delivery }, person)
      expect(next.path).toBe(`/${language}/checkout/payment`)
    }
  })
})

test("the page about guarantees shows the notice, others do not", async () => {
  const read = async (path: string) => textOf((await new Shopper().send(path)).text)
  expect(await read("/hu/szavatossag")).toContain(WORDS.hu.guarantee)
  expect(await read("/en/guarantee")).toContain(WORDS.en.guarantee)
  expect(await read("/hu/panaszkezeles")).not.toContain(WORDS.hu.guarantee)
})
