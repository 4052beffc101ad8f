import type { Locator } from "@playwright/test"
import { LEGAL_PAGE_NAMES, legalPath } from "@porteka/shop/pages"
import { expect, test } from "../fixtures/browser.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { expectRoomForEnlargedText } from "../fixtures/text-fits.ts"

const TIMEOUT_MS = 240_000
/** A window of 1280 px shows 640 at 200% and 320 at 400%. */
const DESK_SCREEN = { width: 1280, height: 720 }

test.use({ contextOptions: { reducedMotion: "reduce" } })
test.setTimeout(TIMEOUT_MS)
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource.*status of (400|404|500)/)
})

/** The other pages: accessibility.spec.ts. */
test("with enlarged text, the words of every legal page stay in place", async ({ page }) => {
  for (const name of LEGAL_PAGE_NAMES)
    await test.step(name, async () => {
      await page.setViewportSize(DESK_SCREEN)
      await page.goto(legalPath(name, "hu"))
      await expectRoomForEnlargedText(page)
    })
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
