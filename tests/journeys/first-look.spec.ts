import { LOCALES } from "@porteka/shop/languages"
import { expect, expectNoAxeViolations, openPage, test } from "../fixtures/browser.ts"

/** In light it is one of the pages of accessibility.spec.ts, which there are looked at with two screens. */
for (const locale of LOCALES) {
  test(`the home page in ${locale} is whole, and accessible for who prefers the dark`, async ({ page }) => {
    const response = await openPage(page, `/${locale}`, "dark")
    expect(response?.status()).toBe(200)
    await expect(page.locator("html")).toHaveAttribute("lang", locale)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
