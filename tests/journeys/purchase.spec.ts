import type { Page } from "@playwright/test"
import { DESK, expect, expectNoSidewaysScroll, PHONE, test } from "../fixtures/browser.ts"
import {
  addToCart,
  cartLink,
  fillCheckout,
  LABELS,
  ORDER_TIMEOUT_MS,
  order,
  typedBy,
} from "../fixtures/checkout-journey.ts"
import { type Choice, type Language, WORDS } from "../fixtures/purchase.ts"
import { readProduct, testProductsOf } from "../fixtures/test-products.ts"
import { countingTouches } from "../fixtures/touches.ts"

type Case = { language: Language; screen: typeof DESK; javaScriptEnabled: boolean; choice: Choice }

const TRANSFER: Choice = { delivery: "courier", payment: "bank_transfer" }
const CASH: Choice = { delivery: "locker", payment: "cash_on_delivery" }
const CASH_AT_THE_DOOR: Choice = { delivery: "courier", payment: "cash_on_delivery" }

/** A guest on a phone, from the cart to the thank-you page (issue "Nothing left to forgive"). */
const MOST_TAPS = 12
const MOST_FIELDS = 9

const CASES: Case[] = [
  { language: "hu", screen: DESK, javaScriptEnabled: true, choice: TRANSFER },
  { language: "en", screen: PHONE, javaScriptEnabled: true, choice: CASH_AT_THE_DOOR },
  { language: "hu", screen: PHONE, javaScriptEnabled: false, choice: CASH },
  { language: "en", screen: DESK, javaScriptEnabled: false, choice: TRANSFER },
]

for (const { language, screen, javaScriptEnabled, choice } of CASES) {
  const scripts = javaScriptEnabled ? "with" : "without"
  test.describe(`${language}, ${screen.viewport.width} px, ${scripts} JavaScript, ${choice.payment}`, () => {
    test.use({ ...screen, javaScriptEnabled })

    test("from the product to the thank-you page", async ({ page }) => {
      const [testProduct] = await testProductsOf("journeys")
      if (!testProduct) throw new Error("There are no products.")
      const product = await readProduct(testProduct.handle, language)
      const [category] = product.category_path.slice(-1)

      await page.goto(`/${language}/category/${category?.handle}`)
      await page.getByRole("main").getByRole("link", { name: product.title, exact: true }).first().click()
      await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible()

      await addToCart(page, language, testProduct)
      if (javaScriptEnabled) {
        await expect(cartLink(page, language, 1)).toBeVisible()
        await page.goto(`/${language}/cart`)
      }
      await expect(page).toHaveURL(`/${language}/cart`)
      await expect(page.getByRole("main").getByText(product.title).first()).toBeVisible()
      await expectNoSidewaysScroll(page)

      const touches = screen === PHONE && javaScriptEnabled ? await countingTouches(page) : null
      if (touches) await page.reload()
      await page.getByRole("link", { name: LABELS[language].toCheckout }).first().click()
      await expect(page).toHaveURL(`/${language}/checkout`)
      await expectNoSidewaysScroll(page)
      const email = touches
        ? await fillByThumb(page, language, choice)
        : await fillCheckout(page, language, choice)
      await expect(page.getByRole("main").getByText(email)).toBeVisible()
      await expect(page.getByRole("main").getByText(WORDS[language][choice.payment]).first()).toBeVisible()
      await expectNoSidewaysScroll(page)

      await order(page, language)
      await expect(page.getByRole("main").getByText(email)).toBeVisible()
      if (touches) {
        const { taps, fields } = await touches()
        expect(taps.length, taps.join(" · ")).toBeLessThanOrEqual(MOST_TAPS)
        expect(fields.length, fields.join(" · ")).toBeLessThanOrEqual(MOST_FIELDS)
        expect(fields.length).toBeGreaterThan(0)
      }
      await expectNoSidewaysScroll(page)

      await page.goto(`/${language}/cart`)
      await expect(page.getByRole("heading", { name: LABELS[language].emptyCart })).toBeVisible()
    })
  })
}

/** Fills in the required fields only; the town is filled in from the postal code. @returns the e-mail address */
async function fillByThumb(page: Page, language: Language, choice: Choice): Promise<string> {
  const { email, fields } = typedBy(language)
  const main = page.getByRole("main")
  const field = (label: string) => main.getByLabel(label, { exact: true }).first()
  await main.getByRole("radio", { name: WORDS[language][choice.delivery] }).check()
  for (const [label, value] of fields) {
    if (label === LABELS[language].city) await expect(field(label)).toHaveValue(value)
    else await field(label).fill(value)
  }
  await main.getByRole("radio", { name: WORDS[language][choice.payment] }).check()
  await main.getByRole("button", { name: LABELS[language].toSummary }).click()
  await expect(page).toHaveURL(`/${language}/checkout/payment`, { timeout: ORDER_TIMEOUT_MS })
  return email
}
