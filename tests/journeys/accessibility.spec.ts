import type { Page } from "@playwright/test"
import {
  DESK,
  expectEnoughContrast,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  PHONE,
  type Screen,
  test,
  turnInto,
} from "../fixtures/browser.ts"
import { openPages, openStop, purchasePages, type Stop } from "../fixtures/every-page.ts"
import type { Language } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 480_000

/**
 * The screen on which the pages are opened; they are then looked at on the other one as well. The contrast of colors is
 * not a matter of the language: it is checked on the first screen of each.
 */
const LANGUAGES = [
  { language: "hu", first: DESK, second: PHONE },
  { language: "en", first: PHONE, second: DESK },
] as const

/** In light and in dark: only the contrast of colors depends on it. */
async function expectAccessible(page: Page, withContrast: boolean): Promise<void> {
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: "light" })
  await expectNoAxeViolations(page, { withContrast })
  if (!withContrast) return
  await page.emulateMedia({ colorScheme: "dark" })
  await expectEnoughContrast(page)
}

async function lookAt(page: Page, language: Language, stops: Stop[], screens: Screen[]): Promise<void> {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      for (const [index, screen] of screens.entries()) {
        await turnInto(page, screen)
        if (index === 0) await openStop(page, language, stop)
        await expectAccessible(page, index === 0)
      }
    })
  }
}

for (const { language, first, second } of LANGUAGES) {
  test.describe(`${language}, ${first.viewport.width} px and then ${second.viewport.width} px`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } })
    test.setTimeout(TIMEOUT_MS)
    test.beforeEach(({ expectedErrors }) => {
      expectedErrors.push(/Failed to load resource.*status of (400|404|500)/)
    })

    test("every open page fits its screen and is accessible in both color modes", async ({ page }) => {
      await lookAt(page, language, await openPages(), [first, second])
    })

    test("every page of a purchase fits its screen and is accessible in both color modes", async ({
      page,
    }) => {
      await lookAt(page, language, purchasePages(await testProductOf("journeys", 3)), [first, second])
    })
  })
}
