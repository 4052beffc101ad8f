import type { Page } from "@playwright/test"
import {
  DESK,
  expectNoAxeViolations,
  expectNoAxeViolationsOfScreen,
  expectNoSidewaysScroll,
  PHONE,
  type Screen,
  test,
  turnInto,
} from "../fixtures/browser.ts"
import { openPages, openStop, purchasePages, type Stop } from "../fixtures/every-page.ts"
import type { Language } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { expectRoomForEnlargedText } from "../fixtures/text-fits.ts"

const TIMEOUT_MS = 480_000

/**
 * The screen on which the pages are opened, in light, with all rules; they are then looked at on the other one in dark, with
 * the rules whose answer may be another there. So each screen is seen in each language and in each color mode. Only Hungarian,
 * which has longer words, is enlarged. Header and footer are checked on the first page that has them.
 */
const LANGUAGES = [
  { language: "hu", first: PHONE, second: DESK, isEnlarged: true },
  { language: "en", first: DESK, second: PHONE, isEnlarged: false },
] as const

/** The open pages are looked at by browsers side by side. */
const PARTS = [1, 2]

type Look = { language: Language; first: Screen; second: Screen; isEnlarged: boolean }

/** The shop's header and footer, or those of the checkout. */
const kindOfFrame = (page: Page) =>
  page.evaluate(() => document.querySelector("header:not(main *)")?.className)

async function lookAt(
  page: Page,
  stops: Stop[],
  { language, first, second, isEnlarged }: Look,
): Promise<void> {
  const framesSeen = new Set<string | undefined>()
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      await turnInto(page, first)
      await page.emulateMedia({ colorScheme: "light" })
      await openStop(page, language, stop)
      const frame = await kindOfFrame(page)
      const part = { withFrame: !framesSeen.has(frame) }
      framesSeen.add(frame)
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page, part)
      await turnInto(page, second)
      await page.emulateMedia({ colorScheme: "dark" })
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolationsOfScreen(page, part)
      if (isEnlarged) await expectRoomForEnlargedText(page)
    })
  }
}

for (const look of LANGUAGES) {
  const [from, to] = [look.first, look.second].map(({ viewport }) => `${viewport.width} px`)
  test.describe(`${look.language}, ${from} and then ${to}`, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } })
    test.setTimeout(TIMEOUT_MS)
    test.beforeEach(({ expectedErrors }) => {
      expectedErrors.push(/Failed to load resource.*status of (400|404|500)/)
    })

    for (const part of PARTS) {
      test(`every open page fits its screen and is accessible in both color modes, part ${part}`, async ({
        page,
      }) => {
        const pages = await openPages()
        await lookAt(
          page,
          pages.filter((_, index) => index % PARTS.length === part - 1),
          look,
        )
      })
    }

    test("every page of a purchase fits its screen and is accessible in both color modes", async ({
      page,
    }) => {
      await lookAt(page, purchasePages(await testProductOf("journeys", 3)), look)
    })
  })
}
