import type { Locator, Page } from "@playwright/test"
import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openWithScripts,
  PHONE,
  test,
} from "../fixtures/browser.ts"
import type { TestLocale } from "../fixtures/test-languages.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

const TEXTS = {
  hu: {
    banner: "Sütiket használunk",
    learnMore: "Bővebben a sütikről",
    essentialOnly: "Csak a szükségesek",
    acceptAll: "Összes elfogadása",
    settings: "Beállítások",
    dialog: "Sütibeállítások",
    essential: /^Feltétlenül szükséges/,
    functional: "Funkcionális",
    optional: ["Funkcionális", "Statisztikai", "Marketing"],
    rejectAll: "Összes elutasítása",
    save: "Választás mentése",
    policy: "Sütitájékoztató",
    policyPath: "/hu/suti-szabalyzat",
  },
  en: {
    banner: "We use cookies",
    learnMore: "Learn more",
    essentialOnly: "Essential only",
    acceptAll: "Accept all",
    settings: "Settings",
    dialog: "Cookie settings",
    essential: /^Essential/,
    functional: "Functional",
    optional: ["Functional", "Analytics", "Marketing"],
    rejectAll: "Reject all",
    save: "Save preferences",
    policy: "Cookie policy",
    policyPath: "/en/cookie-policy",
  },
} as const

const LOOKS = [
  { language: "hu", screen: DESK, colorMode: "light" },
  { language: "hu", screen: PHONE, colorMode: "dark" },
  { language: "en", screen: PHONE, colorMode: "light" },
  { language: "en", screen: { viewport: { width: 820, height: 1180 } }, colorMode: "dark" },
] as const

test.use({ storedConsent: null })

const bannerOf = (page: Page, language: TestLocale): Locator =>
  page.getByRole("region", { name: TEXTS[language].banner })

const dialogOf = (page: Page, language: TestLocale): Locator =>
  page.getByRole("dialog", { name: TEXTS[language].dialog })

const kept = (page: Page, entry: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), entry)

const decided = async (page: Page) => JSON.parse((await kept(page, "cookie-consent")) ?? "null")

/** The topmost element at the middle of the element is the element itself, or part of it. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test("on the smallest phones all its buttons are above the bottom bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openWithScripts(page, "/hu/products")
  for (const button of await bannerOf(page, "hu").getByRole("button").all()) {
    const bar = await page.getByRole("navigation", { name: "Gyors navigáció" }).boundingBox()
    const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test("nothing is stored without consent, and stored data is deleted when it is withdrawn", async ({
  page,
}) => {
  const texts = TEXTS.hu
  const [first, second] = (await testProductsOf("journeys")).slice(2)
  if (!first || !second) throw new Error("The shop has not enough products.")
  const banner = bannerOf(page, "hu")
  await page.goto(`/hu/product/${first.handle}`)
  await expect(banner).toBeVisible()
  expect(await kept(page, "recently-viewed")).toBeNull()
  await banner.getByRole("button", { name: texts.essentialOnly }).click()
  await expect(banner).toBeHidden()
  expect(await decided(page)).toMatchObject({
    essential: true,
    functional: false,
    analytics: false,
    marketing: false,
    version: "1.0",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })

  await openWithScripts(page, `/hu/product/${second.handle}`)
  const openSettings = page.getByRole("contentinfo").getByRole("button", { name: texts.dialog })
  await openSettings.click()
  const dialog = dialogOf(page, "hu")
  await expect(dialog.getByRole("switch", { name: texts.functional })).not.toBeChecked()
  await expect(banner).toBeHidden()
  expect(await kept(page, "recently-viewed")).toBeNull()
  await dialog.getByRole("switch", { name: texts.functional }).check()
  await dialog.getByRole("button", { name: texts.save }).click()
  await expect(dialog).toBeHidden()
  await expect(openSettings).toBeFocused()
  await expect.poll(() => kept(page, "recently-viewed")).toContain(second.handle)

  await openWithScripts(page, `/hu/product/${first.handle}`)
  const viewed = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Nemrég megtekintett termékek" }) })
  await expect(viewed.getByRole("link")).toHaveText([second.title])
  await expect(banner).toBeHidden()

  await openSettings.click()
  await expect(dialog.getByRole("switch", { name: texts.functional })).toBeChecked()
  await dialog.getByRole("button", { name: texts.rejectAll }).click()
  await expect(viewed).toBeHidden()
  await expect.poll(() => kept(page, "recently-viewed")).toBeNull()
})

test("the last searches are offered below the empty field with consent, and can be cleared", async ({
  page,
}) => {
  await openWithScripts(page, "/hu/search?q=tál")
  await bannerOf(page, "hu").getByRole("button", { name: TEXTS.hu.essentialOnly }).click()
  expect(await kept(page, "last-searches")).toBeNull()
  await page.getByRole("contentinfo").getByRole("button", { name: TEXTS.hu.dialog }).click()
  const settings = dialogOf(page, "hu")
  await settings.getByRole("switch", { name: TEXTS.hu.functional }).check()
  await settings.getByRole("button", { name: TEXTS.hu.save }).click()
  await expect.poll(() => kept(page, "last-searches")).toBe('["tál"]')

  await openWithScripts(page, "/hu/search?q=bögre")
  await expect.poll(() => kept(page, "last-searches")).toBe('["bögre","tál"]')
  await page.getByRole("banner").getByRole("link", { name: "Keresés" }).click()
  const search = page.getByRole("dialog", { name: "Keresés" })
  await search.getByRole("button", { name: "tál", exact: true }).click()
  await expect(search.getByRole("combobox")).toHaveValue("tál")
  await search.getByRole("combobox").fill("")
  await search.getByRole("button", { name: "Keresések törlése" }).click()
  await expect(search.getByRole("button", { name: "bögre" })).toHaveCount(0)
  expect(await kept(page, "last-searches")).toBeNull()
})

test("a visitor who decided a year ago, or about another version, is asked again", async ({ page }) => {
  await page.goto("/hu")
  const banner = bannerOf(page, "hu")
  await banner.getByRole("button", { name: TEXTS.hu.acceptAll }).click()
  await expect(banner).toBeHidden()
  expect(await decided(page)).toMatchObject({ functional: true, analytics: true, marketing: true })
  for (const change of [{ timestamp: "2020-01-01T00:00:00.000Z" }, { version: "0.9" }]) {
    await page.evaluate((part) => {
      const record = JSON.parse(localStorage.getItem("cookie-consent") ?? "{}")
      localStorage.setItem("cookie-consent", JSON.stringify({ ...record, ...part }))
    }, change)
    await page.reload()
    await expect(banner).toBeVisible()
    await banner.getByRole("button", { name: TEXTS.hu.acceptAll }).click()
    await expect(banner).toBeHidden()
  }
})

test("an element that is being clicked when the banner appears is clicked", async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  await page.route(/consent-dialogs/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto("/hu/login")
  const link = page.getByRole("main").getByRole("link", { name: "Elfelejtette a jelszavát?" })
  const box = await link.boundingBox()
  if (!box) throw new Error("The link is not drawn.")
  // The window ends right below it, where the banner appears.
  await page.setViewportSize({ width: 1440, height: Math.round(box.y + box.height) + 30 })
  await link.hover()
  await page.mouse.down()
  gate.resolve()
  await expect(bannerOf(page, "hu")).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL("/hu/forgot-password")
})

for (const { language, screen, colorMode } of LOOKS) {
  const texts = TEXTS[language]
  test.describe(`${language}, ${screen.viewport.width} px, ${colorMode}`, () => {
    test.use({ ...screen, colorScheme: colorMode, contextOptions: { reducedMotion: "reduce" } })

    test("the banner covers nothing in use, and refusing is as easy as accepting", async ({ page }) => {
      await page.goto(`/${language}`)
      const banner = bannerOf(page, language)
      await expect(banner.getByRole("link", { name: texts.learnMore })).toHaveAttribute(
        "href",
        texts.policyPath,
      )
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
      const { height } = (await banner.boundingBox()) ?? { height: Number.NaN }
      expect(height).toBeLessThan(screen.viewport.height / 4)

      const refuse = banner.getByRole("button", { name: texts.essentialOnly })
      const accept = banner.getByRole("button", { name: texts.acceptAll })
      const weight = (button: Locator) =>
        button.evaluate((element) => {
          const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element)
          const { width, height, y } = element.getBoundingClientRect()
          const size = [width, height, y].map(Math.round)
          return { backgroundColor, color, borderColor, fontSize, fontWeight, size }
        })
      expect(await weight(refuse)).toEqual(await weight(accept))

      const phoneBar = page.getByRole("navigation", { name: /^(Gyors navigáció|Quick navigation)$/ })
      if (await phoneBar.isVisible()) {
        for (const link of await phoneBar.getByRole("link").all()) expect(await isUncovered(link)).toBe(true)
      }
      const lastLink = page.getByRole("contentinfo").getByRole("button", { name: texts.dialog })
      await lastLink.focus()
      expect(await isUncovered(lastLink), "the focused control").toBe(true)

      await page.emulateMedia({ media: "print" })
      await expect(banner).toBeHidden()
    })

    test("the settings are a dialog that can be used with the keyboard only", async ({ page }) => {
      await page.goto(`/${language}`)
      const banner = bannerOf(page, language)
      const settings = banner.getByRole("button", { name: texts.settings })
      await settings.focus()
      await page.keyboard.press("Enter")
      const dialog = dialogOf(page, language)
      const essential = dialog.getByRole("switch", { name: texts.essential })
      await expect(essential).toBeChecked()
      await expect(essential).toBeDisabled()
      for (const name of texts.optional) await expect(dialog.getByRole("switch", { name })).not.toBeChecked()
      await expect(dialog.getByRole("link", { name: texts.policy })).toHaveAttribute("href", texts.policyPath)
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)

      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
      await expect(settings).toBeFocused()
      await expect(banner).toBeVisible()

      await page.keyboard.press("Enter")
      await dialog.getByRole("switch", { name: texts.optional[1] }).focus()
      await page.keyboard.press("Space")
      await page.keyboard.press("Enter")
      await expect(dialog).toBeHidden()
      await expect(banner).toBeHidden()
      await expect(page.getByRole("main")).toBeFocused()
      expect(await decided(page)).toMatchObject({ functional: false, analytics: true, marketing: false })
    })
  })
}
