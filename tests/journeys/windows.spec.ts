import type { Page } from "@playwright/test"
import type { CatalogueList, CatalogueProduct } from "@porteka/commerce-sdk/wire"
import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openWithScripts,
  PHONE,
  test,
} from "../fixtures/browser.ts"
import type { Language } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, testProductsOf } from "../fixtures/test-products.ts"

const TEXTS = {
  hu: {
    search: "Keresés",
    field: "Mit keres?",
    term: "bogret",
    nothing: "Nincs találat.",
    popular: "Népszerű kollekciók",
    quickView: "Gyorsnézet",
    add: "Kosárba",
    popup: "Kosárba tett termék",
    zoom: /Kép nagyítása$/,
    next: "Következő kép",
    zoomOut: "Kicsinyítés",
    filters: "Szűrők",
    showAll: /termék megjelenítése$/,
  },
  en: {
    search: "Search",
    field: "What are you looking for?",
    term: "mugs",
    nothing: "No Results Found",
    popular: "Popular collections",
    quickView: "Quick view",
    add: "Add to cart",
    popup: "Product added to the cart",
    zoom: /Enlarge picture$/,
    next: "Next picture",
    zoomOut: "Zoom out",
    filters: "Filters",
    showAll: /^Show \d+ products/,
  },
} as const

const LOOKS = [
  { language: "hu", screen: DESK, colorMode: "light" },
  { language: "en", screen: PHONE, colorMode: "dark" },
] as const

async function expectGoodWindow(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
}

/** A product with several pictures. */
async function productWithPictures(language: Language): Promise<CatalogueProduct> {
  const response = await fetch(`${stack.backendUrl}/catalogue/products?page_size=60`)
  const { products } = (await response.json()) as CatalogueList
  const card = products.find(({ pictures }) => pictures.length > 1)
  if (!card) throw new Error("No product has several pictures.")
  return await readProduct(card.handle, language)
}

/** Two fingers that move apart in the middle of a phone's window. */
async function pinch(page: Page): Promise<void> {
  const hand = await page.context().newCDPSession(page)
  const { width, height } = PHONE.viewport
  const fingers = (apart: number) => [-apart, apart].map((x, id) => ({ x: width / 2 + x, y: height / 2, id }))
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(30) })
  for (const apart of [40, 60, 80])
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) })
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

for (const { language, screen, colorMode } of LOOKS) {
  const texts = TEXTS[language]
  test.describe(`${language}, ${screen.viewport.width} px, ${colorMode}`, () => {
    test.use({ ...screen, colorScheme: colorMode, contextOptions: { reducedMotion: "reduce" } })

    test("the search opens, suggests, can be used with arrow keys and closed with Escape", async ({
      page,
    }) => {
      await openWithScripts(page, `/${language}/products`)
      const link = page
        .getByRole("link", { name: texts.search, exact: true })
        .filter({ visible: true })
        .first()
      await link.click()
      const search = page.getByRole("dialog", { name: texts.search })
      const field = search.getByRole("combobox", { name: texts.field })
      await expect(field).toBeFocused()
      const popular = search.getByRole("navigation", { name: texts.popular })
      await expect(popular.getByRole("link")).toHaveCount(4)
      await expectGoodWindow(page)

      await field.fill("qwertzuiop")
      await expect(
        search.getByRole("paragraph").filter({ hasText: texts.nothing, visible: true }),
      ).toHaveCount(1)
      await field.fill(texts.term)
      const results = search.getByRole("listbox").getByRole("option")
      await expect(results.first()).toBeVisible()
      expect(await results.count()).toBeLessThanOrEqual(10)
      await expectGoodWindow(page)

      await page.keyboard.press("ArrowDown")
      await page.keyboard.press("ArrowDown")
      await expect(results.nth(1)).toHaveAttribute("aria-selected", "true")
      const title = await results.nth(1).locator("span.font-medium").first().textContent()
      await page.keyboard.press("Enter")
      await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible()
      await expect(search).toBeHidden()

      await link.click()
      await expect(field).toBeFocused()
      await field.fill(texts.term)
      await page.keyboard.press("Escape")
      await expect(search).toBeHidden()
      await expect(link).toBeFocused()
    })

    test("the quick view adds to the cart, and the popup confirms it", async ({ page }) => {
      const [testProduct] = (await testProductsOf("journeys")).slice(5)
      if (!testProduct) throw new Error("The shop has not enough products.")
      const { title } = await readProduct(testProduct.handle, language)
      await openWithScripts(page, `/${language}/search?${new URLSearchParams({ q: title })}`)
      const button = page.getByRole("button", { name: `${texts.quickView}: ${title}`, exact: true })
      await button.focus()
      await page.keyboard.press("Enter")
      const view = page.getByRole("dialog", { name: title })
      await expect(view.getByRole("button", { name: texts.add })).toBeVisible()
      await expectGoodWindow(page)
      await page.keyboard.press("Escape")
      await expect(view).toBeHidden()
      await expect(button).toBeFocused()

      await page.keyboard.press("Enter")
      await view.getByRole("button", { name: texts.add }).click()
      await expect(view).toBeHidden()
      const popup = page.getByRole("region", { name: texts.popup })
      await expect(popup.getByText(title)).toBeVisible()
      // While the pointer is on it, it stays (ruling D22).
      await popup.hover()
      await expectGoodWindow(page)
      await page.keyboard.press("Escape")
      await expect(popup).toBeHidden()
    })

    test("a picture can be enlarged with the keyboard", async ({ page }) => {
      const product = await productWithPictures(language)
      await openWithScripts(page, `/${language}/product/${product.handle}`)
      const [first, second] = product.pictures
      await page.getByRole("link", { name: texts.zoom }).first().focus()
      await page.keyboard.press("Enter")
      const zoom = page.getByRole("dialog", { name: product.title })
      await expect(zoom.getByRole("img", { name: first?.alt ?? "" })).toBeVisible()
      await expectGoodWindow(page)
      await page.keyboard.press("+")
      await page.keyboard.press("+")
      await expect(zoom.getByRole("status")).toHaveText(/225%/)
      await expectGoodWindow(page)
      await page.keyboard.press("-")
      await zoom.getByRole("button", { name: texts.zoomOut }).click()
      await expect(zoom.getByRole("status")).toHaveText("")
      if (screen === PHONE) {
        await pinch(page)
        await expect(zoom.getByRole("status")).toHaveText(/\d+%/)
      }
      await zoom.getByRole("button", { name: texts.next }).focus()
      await page.keyboard.press("ArrowRight")
      await expect(zoom.locator(`img[src^="${second?.base}"]`)).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(zoom).toBeHidden()
      await expect(page.getByRole("link", { name: texts.zoom }).first()).toBeFocused()
    })

    if (screen === PHONE) {
      test("the filters open over the list on a phone", async ({ page }) => {
        await openWithScripts(page, `/${language}/products`)
        await page.getByText(texts.filters, { exact: true }).first().click()
        const drawer = page.getByRole("dialog", { name: texts.filters })
        await drawer.getByRole("checkbox", { name: /^Ceramics/ }).check()
        await expect(page).toHaveURL(/category=keramia/)
        await expectGoodWindow(page)
        await drawer.getByRole("button", { name: texts.showAll }).click()
        await expect(drawer).toBeHidden()
        await expect(page.getByRole("list", { name: "Active filters" })).toBeVisible()
      })
    }
  })
}

test.describe("on a short phone", () => {
  test.use({ ...PHONE, viewport: { width: 375, height: 553 } })

  test("the quick view's quantity and button are whole without scrolling", async ({ page }) => {
    const [testProduct] = (await testProductsOf("journeys")).slice(5)
    if (!testProduct) throw new Error("The shop has not enough products.")
    await openWithScripts(page, `/hu/search?${new URLSearchParams({ q: testProduct.title })}`)
    await page.getByRole("button", { name: `Gyorsnézet: ${testProduct.title}`, exact: true }).click()
    const view = page.getByRole("dialog", { name: testProduct.title })
    await expect(view.getByRole("button", { name: "Kosárba" })).toBeInViewport({ ratio: 1 })
    await expect(view.getByRole("spinbutton")).toBeInViewport({ ratio: 1 })
  })
})
