import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { ACCOUNT_TIMEOUT_MS, ACCOUNT_WORDS, logIn } from "../fixtures/account-journey.ts"
import { expect, test } from "../fixtures/browser.ts"
import { stack } from "../fixtures/stack.ts"

const words = ACCOUNT_WORDS.hu
const APPEARS = { timeout: ACCOUNT_TIMEOUT_MS }
/**
 * Chromium's "block all cookies", which also refuses the storage of pages. The headless browser does not read
 * it.
 */
const REFUSES_COOKIES = { profile: { default_content_setting_values: { cookies: 2 } } }

const main = (page: Page) => page.getByRole("main")

test("a browser that rejects cookies is logged in as long as its page is open", async ({
  launchOptions,
}, info) => {
  test.setTimeout(120_000)
  const profile = info.outputPath("profile")
  await mkdir(join(profile, "Default"), { recursive: true })
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(REFUSES_COOKIES))
  const { email } = await newAccount()
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    executablePath: process.env.WHOLE_CHROMIUM_PATH || "/usr/bin/chromium",
    baseURL: stack.shopUrl,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  })
  try {
    const page = await context.newPage()
    await page.addLocatorHandler(page.getByRole("button", { name: "Csak a szükségesek" }), (button) =>
      button.click(),
    )
    await page.goto("/hu/login?back=%2Fhu%2Faccount%2Forders")
    await expect(main(page).getByText("Böngészője nem fogad sütiket.")).toBeVisible(APPEARS)
    await logIn(page, "hu", email, "nem ez volt az")
    await expect(main(page).getByText(words.unknown)).toBeVisible(APPEARS)

    await logIn(page, "hu", email, GOOD_PASSWORD)
    await expect(page.getByRole("heading", { level: 1, name: words.orders })).toBeVisible(APPEARS)
    await expect(page.getByRole("banner").getByRole("link", { name: "Fiókom, Anna" })).toBeVisible()
    await page.getByRole("banner").getByRole("link", { name: "Fiókom, Anna" }).click()
    await expect(page.getByRole("heading", { level: 1, name: words.welcome })).toBeVisible(APPEARS)
    expect(await context.cookies()).toEqual([])

    const logOut = page.getByRole("button", { name: words.logOut, exact: true })
    await logOut.filter({ visible: true }).first().click()
    await expect(main(page).getByText(words.signedOut)).toBeVisible(APPEARS)
    await page.goto("/hu/account")
    await expect(page).toHaveURL(`${stack.shopUrl}/hu/login?back=%2Fhu%2Faccount`)
  } finally {
    await context.close()
  }
})
