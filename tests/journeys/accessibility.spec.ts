import type { Page } from "@playwright/test"
import { DESK, expectNoAxeViolations, expectNoSidewaysScroll, PHONE, test } from "../fixtures/browser.ts"
import { openPages, openStop, purchasePages, type Stop } from "../fixtures/every-page.ts"
import type { Language } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 240_000

/** Both languages, both screens and both color modes, without checking each page eight times. */
const LOOKS = [
  { language: "hu", screen: DESK, colourMode: "light" },
  { language: "hu", screen: PHONE, colourMode: "dark" },
  { language: "en", screen: DESK, colourMode: "dark" },
  { language: "en", screen: PHONE, colourMode: "light" },
] as const

async function lookAt(page: Page, language: Language, stops: Stop[]): Promise<void> {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      await openStop(page, language, stop)
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
    })
  }
}

for (const { language, screen, colourMode } of LOOKS) {
  test.describe(`${language}, ${screen.viewport.width} px, ${colourMode}`, () => {
    test.use({ ...screen, colorScheme: colourMode, contextOptions: { reducedMotion: "reduce" } })
    test.setTimeout(TIMEOUT_MS)
    test.beforeEach(({ expectedErrors }) => {
      expectedErrors.push(/Failed to load resource.*status of (400|404|500)/)
    })

    test("every open page fits its screen and is accessible", async ({ page }) => {
      await lookAt(page, language, await openPages())
    })

    test("every page of a purchase fits its screen and is accessible", async ({ page }) => {
      await lookAt(page, language, purchasePages(await testProductOf("journeys", 3)))
    })
  })
}
