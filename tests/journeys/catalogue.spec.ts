import { expect, openWithScripts, test, testWithAndWithoutJavaScript } from "../fixtures/browser.ts"
import { readProduct, testProductsOf } from "../fixtures/test-products.ts"

const PAGE_SIZE = 24
/** Prefetched pages of an open page. */
const MOST_PREFETCHED = 6
const DRAWN_MS = 30_000

const toNumber = (text: string | null) => Number(text?.replace(/\D/g, ""))

testWithAndWithoutJavaScript(
  "products are narrowed, put in order and widened again, and the address says so",
  async ({ page, javaScriptEnabled }) => {
    await (javaScriptEnabled ? openWithScripts(page, "/hu/products") : page.goto("/hu/products"))
    const main = page.getByRole("main")
    const filters = main.getByRole("form", { name: "Szűrők" })
    const count = main.getByRole("status")
    const apply = async () => {
      if (!javaScriptEnabled) await filters.getByRole("button", { name: "Alkalmazás" }).click()
    }
    const categories = filters.getByRole("group", { name: "Kategória" })
    const all = toNumber(await count.textContent())

    await categories.getByRole("checkbox", { name: /^Kerámia/ }).check()
    await apply()
    await expect(page).toHaveURL(/category=keramia/)
    await categories.getByRole("checkbox", { name: /^Textil/ }).check()
    await apply()
    await expect(page).toHaveURL(/category=keramia.*category=textil/)
    await main.getByRole("combobox", { name: "Rendezés" }).selectOption({ label: "Ár szerint növekvő" })
    await apply()
    await expect(page).toHaveURL(/sort=price_asc/)

    const chips = main.getByRole("list", { name: "Beállított szűrők" })
    await expect(chips.getByRole("link")).toHaveText([/Kerámia/, /Textil/, "Szűrők törlése"])
    const two = toNumber(await count.textContent())
    expect(two).toBeLessThan(all)
    // The URL changes before the page: its links belong to the new list when they contain its sort order.
    await expect(chips.getByRole("link", { name: /Textil/ })).toHaveAttribute("href", /sort=price_asc/)
    await chips.getByRole("link", { name: /Textil/ }).click()
    await expect(page).not.toHaveURL(/category=textil/)
    await expect(page).toHaveURL(/category=keramia.*sort=price_asc/)
    await expect(categories.getByRole("checkbox", { name: /^Textil/ })).not.toBeChecked()
    await expect.poll(async () => toNumber(await count.textContent())).toBeLessThan(two)

    await filters.getByLabel("Legfeljebb (Ft)").fill("1")
    await filters.getByLabel("Legfeljebb (Ft)").press("Enter")
    await expect(main.getByRole("heading", { name: "Nincs ilyen termékünk" })).toBeVisible()
    await main.getByRole("link", { name: "Szűrők törlése" }).last().click()
    await expect(page).toHaveURL(/\/hu\/products(\?sort=price_asc)?$/)
    await expect(count).toHaveText(`${all} termék`)
  },
)

test("going back restores the scroll position in a list that has grown", async ({ page }) => {
  await openWithScripts(page, "/hu/products")
  const cards = page.getByRole("main").getByRole("article")
  await expect(cards).toHaveCount(PAGE_SIZE)
  await page.getByRole("button", { name: "Továbbiak betöltése" }).click()
  await expect(cards).toHaveCount(2 * PAGE_SIZE)
  await expect(cards.nth(PAGE_SIZE).getByRole("heading").getByRole("link")).toBeFocused()
  await page.getByRole("button", { name: "Továbbiak betöltése" }).click()
  await expect(cards).toHaveCount(3 * PAGE_SIZE)

  const card = cards.nth(2 * PAGE_SIZE + 7)
  const title = (await card.getByRole("heading").textContent()) ?? ""
  await card.getByRole("heading").getByRole("link").click()
  // For the transition, the browser draws the long list once more: seconds on a busy machine without a graphics card.
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: DRAWN_MS })
  await page.goBack()

  await expect(cards).toHaveCount(3 * PAGE_SIZE)
  await expect(card.getByRole("heading")).toHaveText(title)
  await expect(card).toBeInViewport()
})

test("pages that become visible to an active visitor are prefetched, but not all of them", async ({
  page,
}) => {
  const ahead = page.locator('link[rel="prefetch"][href*="/product/"]')
  await page.goto("/hu/products")
  await expect(async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    await expect(ahead.first()).toBeAttached({ timeout: 500 })
  }).toPass()
  const last = page.getByRole("article").last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  expect(await ahead.count()).toBeLessThanOrEqual(MOST_PREFETCHED)
})

test("nothing is prefetched on connections with expensive data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  })
  await page.goto("/hu/products")
  const link = page.getByRole("article").first().getByRole("heading").getByRole("link")
  await link.hover()
  await expect(page.getByRole("button", { name: /^Gyorsnézet/ }).first()).toBeVisible()
  await expect(page.locator('link[rel="prefetch"][href*="/product/"]')).toHaveCount(0)
})

test.describe("with consent to store data", () => {
  test.use({ storedConsent: { functional: true } })

  test("wishlist and recently viewed products are found again", async ({ page }) => {
    const [first, second] = await testProductsOf("journeys")
    if (!first || !second) throw new Error("The shop has not enough products.")
    const main = page.getByRole("main")
    await openWithScripts(page, `/hu/product/${first.handle}?variant=${first.sku}`)
    await main
      .getByRole("button", { name: `Kívánságlistára: ${first.title}` })
      .first()
      .click()
    await expect(
      main.getByRole("button", { name: `Eltávolítás a kívánságlistáról: ${first.title}` }),
    ).toBeVisible()
    const viewedHandles = () => page.evaluate(() => localStorage.getItem("recently-viewed") ?? "")
    await expect.poll(viewedHandles, { message: "remembered by the browser" }).toContain(first.handle)

    await page.goto(`/hu/product/${second.handle}`)
    const viewed = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Nemrég megtekintett termékek" }) })
    await expect(viewed.getByRole("link")).toHaveText([first.title])

    await page
      .getByRole("link", { name: /^Kívánságlista, 1/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL("/hu/wishlist")
    await expect(main.getByRole("link", { name: first.title })).toBeVisible()
    await page.reload()
    const { title: english } = await readProduct(first.handle, "en")
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click()
    await expect(main.getByRole("link", { name: english })).toBeVisible()
    await page.goto(`/en/product/${second.handle}`)
    const seen = main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Recently viewed" }) })
    await expect(seen.getByRole("link")).toHaveText([english])
    await page.goto("/hu/wishlist")
    await main.getByRole("button", { name: `Eltávolítás a listáról: ${first.title}` }).click()
    await expect(main.getByRole("heading", { name: "A kívánságlista üres" })).toBeVisible()
  })
})
