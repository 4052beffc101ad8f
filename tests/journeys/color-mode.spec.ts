import { expect, test } from "../fixtures/browser.ts"
import { LABELS } from "../fixtures/checkout-journey.ts"

const background = () => getComputedStyle(document.documentElement).backgroundColor

test("the color mode follows the system until the visitor chooses, and then the choice", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/hu")
  const light = await page.evaluate(background)
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await page.evaluate(background)
  expect(dark).not.toBe(light)

  const choice = page.getByRole("contentinfo").getByLabel(LABELS.hu.colorMode)
  await choice.selectOption(LABELS.hu.light)
  expect(await page.evaluate(background)).toBe(light)

  await page.reload()
  expect(await page.evaluate(background)).toBe(light)
  await expect(choice).toHaveValue("light")

  await choice.selectOption(LABELS.hu.dark)
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/hu/products")
  expect(await page.evaluate(background)).toBe(dark)

  const otherTab = await page.context().newPage()
  await otherTab.goto("/hu")
  await otherTab.getByRole("contentinfo").getByLabel(LABELS.hu.colorMode).selectOption(LABELS.hu.light)
  await expect(choice).toHaveValue("light")
  expect(await page.evaluate(background)).toBe(light)
})

test("the chosen mode is active before the first paint", async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/)
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"))
  await page.route("**/assets/*.js", (route) => route.abort())
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/hu")
  await expect(page.locator("html")).toHaveAttribute("data-color-mode", "dark")
})
