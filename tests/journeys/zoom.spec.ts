import type { Locator, Page } from "@playwright/test"
import { LEGAL_PAGES, type LegalPage, legalPath } from "@porteka/shop/pages"
import { expect, expectNoSidewaysScroll, test } from "../fixtures/browser.ts"
import { openPages, openStop, purchasePages, type Stop } from "../fixtures/every-page.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { expectTextInItsPlace } from "../fixtures/text-fits.ts"

const TIMEOUT_MS = 240_000
const DESK_WIDTH = 1280
const HEIGHT = 720

/** Hungarian has longer words. A window of 1280 px shows 640 at 200% and 320 at 400%. */
const LOOKS: { name: string; width: number; letters: string; isTight?: true }[] = [
  { name: "a desk at 200%", width: 640, letters: "100%" },
  { name: "a desk at 400%", width: 320, letters: "100%" },
  { name: "a phone", width: 390, letters: "100%" },
  // The bottom bar shortens its labels there, and a price may extend into the gap between two cards.
  { name: "a phone with letters twice as large", width: 390, letters: "200%", isTight: true },
  { name: "a tablet with letters twice as large", width: 820, letters: "200%" },
  { name: "a desk with letters twice as large", width: 1440, letters: "200%" },
]

async function lookAt(page: Page, stops: Stop[]): Promise<void> {
  for (const stop of stops) {
    await page.setViewportSize({ width: DESK_WIDTH, height: HEIGHT })
    await test.step(stop.name, () => openStop(page, "hu", stop))
    for (const { name, width, letters, isTight } of LOOKS) {
      await test.step(`${stop.name}, ${name}`, async () => {
        await page.setViewportSize({ width, height: HEIGHT })
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, letters)
        await expectNoSidewaysScroll(page)
        if (!isTight) await expectTextInItsPlace(page)
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

test("with enlarged text, the words of every legal page stay in place", async ({ page }) => {
  const pages = Object.keys(LEGAL_PAGES) as LegalPage[]
  await lookAt(
    page,
    pages.map((name) => ({ name, open: (at, language) => at.goto(legalPath(name, language)) })),
  )
})

test("with enlarged text, the words of every page of a purchase stay in place", async ({ page }) => {
  await lookAt(page, purchasePages(await testProductOf("journeys", 5)))
})

/** Neither element covers a part of the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error("One of the elements is not on the page.")
  const isApart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  expect(isApart, JSON.stringify([a, b])).toBe(true)
}

test("on a phone with letters twice as large, nothing covers the shop's name or the price", async ({
  page,
}) => {
  const { handle } = await testProductOf("journeys", 5)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/hu/product/${handle}`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
  const header = page.getByRole("banner")
  await expectApart(header.getByRole("img", { name: "Portéka" }), header.locator("a[hreflang]:visible"))
  const bar = page.locator(".sticky", { has: page.getByRole("button", { name: "Kosárba", exact: true }) })
  await expectApart(bar.getByText(/\sFt$/), bar.getByRole("button"))
})

test("at 400%, what is fixed leaves most of a product's page free", async ({ page }) => {
  const { handle } = await testProductOf("journeys", 5)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`/hu/product/${handle}`)
  await page.evaluate(() => scrollTo(0, 500))
  const covered = () =>
    page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement))
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      return rows.filter(isFixed).length / innerHeight
    })
  await expect.poll(covered).toBeLessThan(0.3)
  // Higher than the window: it scrolls, instead of leaving it at the top.
  await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  const added = page.getByRole("region", { name: "Kosárba tett termék" })
  await expect(added.getByRole("button", { name: "Bezárás" })).toBeInViewport({ ratio: 1 })
})
