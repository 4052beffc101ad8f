import { expect, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, LABELS, ORDER_TIMEOUT_MS, typedBy } from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

test("checkout input survives a reload and leaving and coming back", async ({ page }) => {
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  const main = page.getByRole("main")
  const { fields } = typedBy("hu")
  const field = (label: string) => main.getByLabel(label, { exact: true }).first()
  for (const [label, value] of fields) await field(label).fill(value)
  await main.getByRole("radio", { name: WORDS.hu.pickup }).check()
  await main.getByRole("radio", { name: WORDS.hu.bank_transfer }).check()
  await main.getByRole("checkbox", { name: /^Céges számlát/ }).check()
  // Who collects the order may live abroad: the rules of Hungarian addresses and companies no longer hold.
  await main.getByLabel("Ország").first().selectOption("Ausztria")
  await expect(main.getByLabel("Külföldi adószám")).toBeVisible()
  const newsletter = main.getByRole("checkbox", { name: /e-\u2060mailben/ })
  await expect(newsletter).not.toBeChecked()

  const expectTyped = async () => {
    for (const [label, value] of fields) await expect(field(label)).toHaveValue(value)
    await expect(main.getByRole("radio", { name: WORDS.hu.pickup })).toBeChecked()
    await expect(main.getByRole("radio", { name: WORDS.hu.bank_transfer })).toBeChecked()
    await expect(main.getByRole("checkbox", { name: /^Céges számlát/ })).toBeChecked()
    await expect(main.getByLabel("Ország").first()).toHaveValue("at")
    await expect(main.getByLabel("Külföldi adószám")).toBeVisible()
  }
  await page.reload()
  await expectTyped()
  await page.goto("/hu/cart")
  await page.goBack()
  await expectTyped()

  // After submitting, the shop has it and the browser keeps no copy.
  await main.getByRole("checkbox", { name: /^Céges számlát/ }).uncheck()
  await main.getByRole("button", { name: LABELS.hu.toSummary }).click()
  await expect(page).toHaveURL("/hu/checkout/payment", { timeout: ORDER_TIMEOUT_MS })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("checkout_draft"))).toBeNull()
})
