import { DESK, expect, expectNoSidewaysScroll, PHONE, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, fillCheckout, LABELS, order } from "../fixtures/checkout-journey.ts"
import { type Choice, type Language, WORDS } from "../fixtures/purchase.ts"
import { readProduct, testProductsOf } from "../fixtures/test-products.ts"

type Case = { language: Language; screen: typeof DESK; javaScriptEnabled: boolean; choice: Choice }

const TRANSFER: Choice = { delivery: "courier", payment: "bank_transfer" }
const CASH: Choice = { delivery: "locker", payment: "cash_on_delivery" }

const CASES: Case[] = [
  { language: "hu", screen: DESK, javaScriptEnabled: true, choice: TRANSFER },
  { language: "en", screen: PHONE, javaScriptEnabled: true, choice: CASH },
  { language: "hu", screen: PHONE, javaScriptEnabled: false, choice: CASH },
  { language: "en", screen: DESK, javaScriptEnabled: false, choice: TRANSFER },
]

for (const { language, screen, javaScriptEnabled, choice } of CASES) {
  const scripts = javaScriptEnabled ? "with" : "without"
  test.describe(`${language}, ${screen.viewport.width} px, ${scripts} JavaScript, ${choice.payment}`, () => {
    test.use({ ...screen, javaScriptEnabled })

    test("from the shelf to the thanks", async ({ page }) => {
      const [testProduct] = await testProductsOf("journeys")
      if (!testProduct) throw new Error("There are no goods.")
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

      await page.getByRole("link", { name: LABELS[language].toCheckout }).click()
      await expect(page).toHaveURL(`/${language}/checkout`)
      await expectNoSidewaysScroll(page)
      const email = await fillCheckout(page, language, choice)
      await expect(page.getByRole("main").getByText(email)).toBeVisible()
      await expect(page.getByRole("main").getByText(WORDS[language][choice.payment]).first()).toBeVisible()
      await expectNoSidewaysScroll(page)

      await order(page, language)
      await expect(page.getByRole("main").getByText(email)).toBeVisible()
      await expectNoSidewaysScroll(page)

      await page.goto(`/${language}/cart`)
      await expect(page.getByRole("heading", { name: LABELS[language].emptyCart })).toBeVisible()
    })
  })
}
