import type { Locator, Page } from "@playwright/test"
import { expect, openWithScripts, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, LABELS, ORDER_TIMEOUT_MS, typedBy } from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const MOST_STOPS = 120

/** Presses Tab until something has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never reaches ${target}.`)
}

test("a purchase with the keyboard only", async ({ page }) => {
  const labels = LABELS.hu
  const words = WORDS.hu
  const testProduct = await testProductOf("journeys", 1)
  await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  const main = page.getByRole("main")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeFocused()
  await expect(page.getByRole("link", { name: "Ugrás a tartalomra" })).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(main).toBeFocused()

  const add = main.getByRole("button", { name: labels.addToCart, exact: true }).first()
  await tabTo(page, add)
  await page.keyboard.press("Enter")
  const added = page.getByRole("region", { name: "Kosárba tett termék" })
  const close = added.getByRole("button")
  await expect(close).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(close).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(add).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await expect(added).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(cartLink(page, "hu", 1)).toBeVisible()

  await page.goto("/hu/cart")
  await tabTo(page, main.getByRole("link", { name: labels.toCheckout }).first())
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/hu/checkout")

  const { email, fields } = typedBy("hu")
  for (const [label, value] of fields) {
    await tabTo(page, main.getByLabel(label, { exact: true }).first())
    await page.keyboard.type(value)
  }
  // One tab stop for each group of radio buttons: the arrow keys choose.
  await tabTo(page, main.getByRole("radio", { name: words.courier }))
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(main.getByRole("radio", { name: words.pickup })).toBeChecked()
  await tabTo(page, main.getByRole("radio", { name: words.card }))
  await page.keyboard.press("ArrowDown")
  await expect(main.getByRole("radio", { name: words.bank_transfer })).toBeChecked()
  await tabTo(page, main.getByRole("button", { name: labels.toSummary }))
  await page.keyboard.press("Enter")

  await expect(page).toHaveURL("/hu/checkout/payment")
  await tabTo(page, main.getByRole("checkbox", { name: labels.terms }))
  await page.keyboard.press("Space")
  await tabTo(page, main.getByRole("button", { name: words.orderButton }))
  await page.keyboard.press("Enter")
  const thanks = page.getByRole("heading", { level: 1, name: words.thanks })
  await expect(thanks).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
  await expect(main.getByText(email)).toBeVisible()
})

test("errors in the checkout are announced to screen readers", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/)
  const testProduct = await testProductOf("journeys", 1)
  await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await page.getByRole("main").getByRole("button", { name: LABELS.hu.addToCart, exact: true }).first().click()
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  await page.getByRole("button", { name: LABELS.hu.toSummary }).click()

  const alert = page.getByRole("alert").filter({ hasText: "Kérjük, javítsa a megjelölt mezőket." })
  await expect(alert).toBeVisible()
  const email = page.getByRole("main").getByLabel(LABELS.hu.email, { exact: true })
  await expect(email).toHaveAttribute("aria-invalid", "true")
  await expect(email).toHaveAccessibleDescription(/Adjon meg egy érvényes e-\u2060mail-címet/)
  await alert.getByRole("link", { name: "Adjon meg egy érvényes e-\u2060mail-címet." }).click()
  await expect(email).toBeFocused()
  await expect(page.getByRole("group", { name: "Fizetés" })).toHaveAccessibleDescription(
    /Válasszon fizetési módot/,
  )
})

test("a page that was opened by a link at the foot is read from its beginning", async ({ page }) => {
  await page.goto("/hu/journal")
  const about = page.getByRole("contentinfo").getByRole("link", { name: "Rólunk" })
  // The code that announces pages is loaded when the page is idle.
  await expect(page.getByRole("status").first()).toBeAttached()
  await tabTo(page, about)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page.getByRole("status").filter({ hasText: "Rólunk" })).toBeAttached()
})

test("the keyboard's place in the cart survives another quantity, a removal and its undoing", async ({
  page,
}) => {
  const testProduct = await testProductOf("journeys", 1)
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await openWithScripts(page, "/hu/cart")
  const main = page.getByRole("main")
  const quantity = main.getByRole("spinbutton", { name: /^Mennyiség/ })
  const button = (name: string) => main.getByRole("button", { name: new RegExp(`^${name}`) })
  await tabTo(page, button("Több"))
  await page.keyboard.press("Enter")
  await expect(quantity).toHaveValue("2")
  await expect(cartLink(page, "hu", 2)).toBeVisible()
  await expect(button("Több")).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await expect(button("Kevesebb")).toBeDisabled()
  await expect(button("Kevesebb")).toBeFocused()

  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(button("Visszavonás")).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(quantity).toHaveValue("1")
  await page.keyboard.press("Shift+Tab")
  await expect(main.locator(":focus")).toHaveCount(0)
})
