import type { Locator, Page } from "@playwright/test"
import { DESK, expect, openWithScripts, PHONE, test } from "../fixtures/browser.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** Playwright's own `goBack` waits for a navigation, which a step to a window's entry is not always. */
const step = (page: Page, to: "back" | "forward") =>
  page.evaluate((name) => {
    setTimeout(() => history[name]())
  }, to)

/** The code that Back needs is loaded after the page. */
const untilWindowHasEntry = (page: Page) => page.waitForFunction(() => history.state?.layer === "window")

const searchLink = (page: Page) =>
  page.getByRole("link", { name: "Keresés", exact: true }).filter({ visible: true }).first()

type Case = { name: string; path: string; open: (page: Page) => Promise<Locator> }

const WINDOWS: Case[] = [
  {
    name: "search",
    path: "/hu",
    open: async (page) => {
      await searchLink(page).click()
      return page.getByRole("dialog", { name: "Keresés" })
    },
  },
  {
    name: "quick view",
    path: "/hu/category/keramia",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Gyorsnézet/ })
        .first()
        .focus()
      await page.keyboard.press("Enter")
      return page.getByRole("dialog")
    },
  },
  {
    name: "picture",
    path: "/hu/product/",
    open: async (page) => {
      await page
        .getByRole("link", { name: /Kép nagyítása$/ })
        .first()
        .click()
      return page.getByRole("dialog")
    },
  },
]

const ON_A_PHONE: Case[] = [
  {
    name: "menu",
    path: "/hu/products",
    open: async (page) => {
      await page.getByText("Menü", { exact: true }).click()
      return page.getByRole("navigation", { name: "Gyors navigáció" }).getByText("Kerámia", { exact: true })
    },
  },
]

for (const screen of [DESK, PHONE]) {
  test.describe(`${screen.viewport.width} px`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: "reduce" } })

    for (const { name, path, open } of screen === PHONE ? [...WINDOWS, ...ON_A_PHONE] : WINDOWS) {
      test(`Back closes the ${name} on the first page of a tab, and then leaves the page`, async ({
        page,
      }) => {
        const { handle } = await testProductOf("journeys", 2)
        await openWithScripts(page, path.endsWith("/product/") ? path + handle : path)
        const address = page.url()
        const shown = await open(page)
        await expect(shown).toBeVisible()
        await untilWindowHasEntry(page)
        await step(page, "back")
        await expect(shown).toBeHidden()
        expect(page.url()).toBe(address)

        await open(page)
        await expect(shown).toBeVisible()
        await untilWindowHasEntry(page)
        await page.keyboard.press("Escape")
        await expect(shown).toBeHidden()
        await step(page, "back")
        await expect(page).toHaveURL("about:blank")
      })
    }

    test("Back from a page that was opened in a window returns to the page below it, and no further", async ({
      page,
    }) => {
      await openWithScripts(page, "/hu")
      await page.getByRole("main").getByRole("link", { name: "Minden termék" }).first().click()
      await expect(page).toHaveURL("/hu/products")
      await searchLink(page).click()
      const search = page.getByRole("dialog", { name: "Keresés" })
      await untilWindowHasEntry(page)
      await search.getByRole("navigation", { name: "Népszerű kollekciók" }).getByRole("link").first().click()
      await expect(search).toBeHidden()
      await expect(page).toHaveURL(/\/hu\/(collections|category)\//)
      const followed = page.url()
      await step(page, "back")
      await expect(page).toHaveURL("/hu/products")
      await step(page, "forward")
      await expect(page).toHaveURL(followed)
      await step(page, "back")
      await expect(page).toHaveURL("/hu/products")
      await step(page, "back")
      await expect(page).toHaveURL("/hu")
      await expect(search).toBeHidden()
    })

    test("Back in the moment after Escape leaves the page", async ({ page }) => {
      await openWithScripts(page, "/hu")
      await searchLink(page).click()
      await expect(page.getByRole("dialog", { name: "Keresés" })).toBeVisible()
      await untilWindowHasEntry(page)
      await page.evaluate(() => {
        const emptied = new MutationObserver(() => {
          if (document.querySelector("dialog[open]")?.childElementCount === 0) history.back()
        })
        emptied.observe(document.body, { childList: true, subtree: true })
      })
      await page.keyboard.press("Escape")
      await expect(page).toHaveURL("about:blank")
    })

    if (screen === PHONE) {
      test("Back closes the filters, and then takes them back one by one", async ({ page }) => {
        await openWithScripts(page, "/hu/products")
        await page.getByText("Szűrők", { exact: true }).first().click()
        const sheet = page.getByRole("dialog", { name: "Szűrők" })
        await untilWindowHasEntry(page)
        await sheet
          .getByRole("checkbox", { name: /^Kerámia/ })
          .first()
          .check()
        await expect(page).toHaveURL("/hu/products?category=keramia")
        await untilWindowHasEntry(page)
        await step(page, "back")
        await expect(sheet).toBeHidden()
        await expect(page).toHaveURL("/hu/products?category=keramia")
        await step(page, "back")
        await expect(page).toHaveURL("/hu/products")
        await step(page, "back")
        await expect(page).toHaveURL("about:blank")
      })
    }
  })
}
