import { formatDate, formatMoney } from "@porteka/hungary"
import { beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { textOf } from "../fixtures/page-head.ts"
import { plain } from "../fixtures/plain-text.ts"
import { buy, type Language } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

const IN_TIME = { timeout: 30_000, interval: 250 }
const PLENTY = 100

const testProductsOfOrder = async () => (await testProductsOf("checkout")).slice(7, 9)

beforeAll(async () => {
  const administrator = await Administrator.signIn()
  // Other files may have sold them out in this shop: their pages are updated a moment later.
  for (const { handle, sku } of await testProductsOfOrder()) {
    await administrator.setStock(sku, PLENTY)
    await vi.waitFor(async () => {
      const { text } = await new Shopper().send(`/hu/product/${handle}?variant=${sku}`)
      expect(text).toContain('name="intent" value="add"')
    }, 20_000)
  }
})

const WORDS = {
  hu: {
    returned: "Visszaküldött termékek",
    paid: "Kifizetve",
    owed: "Önnek visszajár",
    refunded: "Visszatérítve",
    way: "átutalással",
    correction: "Helyesbítő számla letöltése",
  },
  en: {
    returned: "Returned products",
    paid: "Paid",
    owed: "Due back to you",
    refunded: "Refunded",
    way: "by bank transfer",
    correction: "Download correcting invoice",
  },
} as const

test("the order's page shows returns and refunds in every language", async () => {
  const testProducts = await testProductsOfOrder()
  const shopper = new Shopper()
  const choice = { delivery: "courier", payment: "bank_transfer" } as const
  const { confirmation } = await buy(shopper, "hu", testProducts, choice)
  const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  const desk = await OrderDesk.for(id)
  await desk.takeMoney()
  const paymentId = await desk.paymentId()
  await desk.pack()
  await desk.receiveReturn(1)

  const page = async (language: Language) => textOf((await shopper.open(`/${language}/order/${id}`)).text)
  let back = 0
  for (const language of TEST_LOCALES) {
    const { returned, owed } = WORDS[language]
    const before = await page(language)
    ;[back = 0] = amountsAfter(before, returned, language)
    expect(testProducts.map(({ price }) => -price)).toContain(back)
    expect(amountsAfter(before, owed, language)[0]).toBe(-back)
  }

  await desk.refund(paymentId, -back)
  for (const language of TEST_LOCALES) {
    const { paid, owed, refunded, way, correction } = WORDS[language]
    const after = await page(language)
    const row = `${refunded} ${formatDate(new Date(), language)}, ${way} ${formatMoney(back, "huf", language)}`
    expect(after).toContain(plain(row))
    expect(after).not.toContain(owed)
    const whole = amountsAfter(after, `${paid} `, language).find((amount) => amount > 0) ?? 0
    expect(whole).toBeGreaterThan(-back)
    expect(after).toContain(plain(formatMoney(whole + back, "huf", language)))
    await expect.poll(() => page(language), IN_TIME).toContain(correction)
  }
})

const AMOUNT = { hu: /^\s*([−-]?[\d ]+) Ft/, en: /^\s*([−-]?)HUF\s([\d,]+)/ }

/** Amounts directly after a name. */
function amountsAfter(text: string, name: string, language: Language): number[] {
  return plain(text)
    .split(name)
    .slice(1)
    .flatMap((rest) => {
      const [, ...found] = AMOUNT[language].exec(rest) ?? []
      return found.length === 0 ? [] : [Number(found.join("").replace(/[ ,]/g, "").replace("−", "-"))]
    })
}
