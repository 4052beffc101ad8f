import { expect, test } from "../fixtures/browser.ts"
import { LABELS } from "../fixtures/checkout-journey.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"

test("the language switch keeps the page and is remembered", async ({ page }) => {
  const { handle, sku } = await testProductOf("reading")
  const english = await readProduct(handle, "en")
  await page.goto(`/hu/product/${handle}?variant=${sku}`)
  const footer = page.getByRole("contentinfo")
  await footer.getByRole("link", { name: LABELS.hu.otherLanguage }).click()

  await expect(page).toHaveURL(`/en/product/${handle}?variant=${sku}`)
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(page.getByRole("heading", { level: 1, name: english.title })).toBeVisible()

  await page.goto("/")
  await expect(page).toHaveURL("/en")
  await page.goto("/hu/impresszum")
  await footer.getByRole("link", { name: LABELS.hu.otherLanguage }).click()
  await expect(page).toHaveURL("/en/legal-notice")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the language switch keeps the page and is remembered", async ({ page }) => {
    await page.goto("/hu/products?page=2")
    await page.getByRole("contentinfo").getByRole("link", { name: LABELS.hu.otherLanguage }).click()
    await expect(page).toHaveURL("/en/products?page=2")
    await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible()
    await page.goto("/")
    await expect(page).toHaveURL("/en")
  })
})
