import { chromium } from "@playwright/test"
import { expect, openOtherBrowser, PHONE, test } from "../fixtures/browser.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** Playwright disables the feature that is tested here, and only the full browser has it. */
const WITH_KEPT_PAGES = { ignoreDefaultArgs: ["--disable-back-forward-cache"] }

test("public pages are restored unchanged, without being loaded, when somebody goes back", async () => {
  const { handle } = await testProductOf("journeys", 2)
  const browser = await chromium.launch({
    ...WITH_KEPT_PAGES,
    executablePath: process.env.WHOLE_CHROMIUM_PATH || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    const page = await openOtherBrowser(browser, { ...PHONE, baseURL: stack.shopUrl })
    for (const path of ["/hu", "/hu/products", `/hu/product/${handle}`, "/hu/rendeles-kovetes"]) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.evaluate(() => {
          addEventListener("pageshow", ({ persisted }) => {
            document.documentElement.dataset.stoodAgain = String(persisted)
          })
        })
        await page.goto("/hu/about")
        // Playwright's own `goBack` waits for a page load that does not happen.
        await page.evaluate(() => setTimeout(() => history.back()))
        await expect(page.locator("html")).toHaveAttribute("data-stood-again", "true")
        await expect(page).toHaveURL(path)
      })
    }
  } finally {
    await browser.close()
  }
})

test("a picture's way to its page can be interrupted by going back", async ({ page }) => {
  await page.goto("/hu/products")
  const [first, second] = [0, 1].map((index) => page.getByRole("main").getByRole("article").nth(index))
  for (const card of [first, second, first, second]) {
    await card?.getByRole("link").first().click()
    await page.waitForURL(/\/product\//)
    await page.evaluate(() => history.back())
    await page.waitForURL(/\/products$/)
  }
})
