import { LOCALES } from "@porteka/shop/languages"
import { expect, expectNoAxeViolations, openPage, test } from "../fixtures/browser.ts"

for (const locale of LOCALES) {
  for (const colourMode of ["light", "dark"] as const) {
    test(`the home page in ${locale}, ${colourMode}, is whole and accessible`, async ({ page }) => {
      const response = await openPage(page, `/${locale}`, colourMode)
      expect(response?.status()).toBe(200)
      await expect(page.locator("html")).toHaveAttribute("lang", locale)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
}
