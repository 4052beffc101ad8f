import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, fillCheckout, order } from "../fixtures/checkout-journey.ts"
import { type Choice, WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const CHOICES: Choice[] = [
  { delivery: "courier", payment: "cash_on_delivery" },
  { delivery: "pickup", payment: "bank_transfer" },
]

async function printedPages(page: Page): Promise<number> {
  const file = await page.pdf({ format: "A4", preferCSSPageSize: true })
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

for (const choice of CHOICES) {
  test(`an order with one item is printed on one page, ${choice.payment}`, async ({ page }) => {
    await addToCart(page, "hu", await testProductOf("journeys", 1))
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto("/hu/checkout")
    await fillCheckout(page, "hu", choice)
    await order(page, "hu")
    expect(await printedPages(page)).toBe(1)
    await page.getByRole("main").getByRole("link", { name: "Rendelés megtekintése" }).click()
    await expect(page.getByRole("heading", { level: 1, name: /számú rendelés/ })).toBeVisible()
    await expect(page.getByRole("main").getByText(WORDS.hu[choice.payment]).first()).toBeVisible()
    expect(await printedPages(page)).toBe(1)
  })
}
