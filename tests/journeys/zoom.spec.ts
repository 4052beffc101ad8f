import type { Page } from "@playwright/test"
import { expectNoSidewaysScroll, test } from "../fixtures/browser.ts"
import { openPages, openStop, purchasePages, type Stop } from "../fixtures/every-page.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { expectTextInItsPlace } from "../fixtures/text-fits.ts"

const TIMEOUT_MS = 240_000
const DESK_WIDTH = 1280
const HEIGHT = 720

/** Hungarian has longer words. A window of 1280 px shows 640 at 200% and 320 at 400%. */
const LOOKS = [
  { name: "a desk at 200%", width: 640, letters: "100%" },
  { name: "a desk at 400%", width: 320, letters: "100%" },
  { name: "a tablet with letters twice as large", width: 820, letters: "200%" },
] as const

async function lookAt(page: Page, stops: Stop[]): Promise<void> {
  for (const stop of stops) {
    await page.setViewportSize({ width: DESK_WIDTH, height: HEIGHT })
    await test.step(stop.name, () => openStop(page, "hu", stop))
    for (const { name, width, letters } of LOOKS) {
      await test.step(`${stop.name}, ${name}`, async () => {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, letters)
        await expectNoSidewaysScroll(page)
        await expectTextInItsPlace(page)
      })
    }
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } })
test.setTimeout(TIMEOUT_MS)
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*status of (400|404|500)/)
})

test("with enlarged text, the words of every open page stay in place", async ({ page }) => {
  await lookAt(page, await openPages())
})

test("with enlarged text, the words of every page of a purchase stay in place", async ({ page }) => {
  await lookAt(page, purchasePages(await testProductOf("journeys", 5)))
})
