import { chromium, type Page } from "@playwright/test"
import { GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { ACCOUNT_TIMEOUT_MS, ACCOUNT_WORDS, logIn, logOut } from "../fixtures/account-journey.ts"
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openOtherBrowser,
  test,
} from "../fixtures/browser.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"

/** Browsers allow passkeys for host names only, not for the IP address of the other tests. */
const ORIGIN = "http://localhost"

const WORDS = {
  hu: {
    add: "Belépőkulcs hozzáadása",
    added: "A belépőkulcsot hozzáadtuk.",
    name: "A kulcs neve",
    remove: "Eltávolítás: Telefonom",
    removed: "A belépőkulcsot eltávolítottuk",
    logIn: "Bejelentkezés belépőkulccsal",
    unknown: "Ezt a belépőkulcsot nem ismerjük.",
  },
  en: {
    add: "Add passkey",
    added: "The passkey has been added.",
    name: "Name of the passkey",
    remove: "Remove: Telefonom",
    removed: "The passkey is removed.",
    logIn: "Log in with a passkey",
    unknown: "We do not know this passkey.",
  },
} as const

const APPEARS = { timeout: ACCOUNT_TIMEOUT_MS }
const main = (page: Page) => page.getByRole("main")

/** A device with a fingerprint reader that always accepts. */
async function giveAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send("WebAuthn.enable", { enableUI: false })
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    devTools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })
  return { setPresence }
}

for (const language of TEST_LOCALES) {
  test(`${language}: a passkey is added, signs in by button and by the e-mail field, and is removed`, async () => {
    test.setTimeout(180_000)
    const words = { ...ACCOUNT_WORDS[language], ...WORDS[language] }
    const { email } = await newAccount()
    const storefront = await openStorefront({ PUBLIC_URL: ORIGIN })
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        `--host-resolver-rules=MAP localhost:80 127.0.0.1:${new URL(storefront.url).port}`,
      ],
    })
    try {
      const page = await openOtherBrowser(browser, { baseURL: ORIGIN })
      const { setPresence } = await giveAuthenticator(page)
      await page.goto(`/${language}/login`)
      await logIn(page, language, email, GOOD_PASSWORD)
      await expect(page.getByRole("heading", { level: 1, name: words.welcome })).toBeVisible(APPEARS)

      await test.step("add", async () => {
        await page.goto(`/${language}/account/profile/passkeys`)
        await main(page).getByLabel(words.name, { exact: true }).fill("Telefonom")
        await main(page).getByLabel(words.password, { exact: true }).fill("nem ez volt az")
        await main(page).getByRole("button", { name: words.add }).click()
        await expect(main(page).getByRole("alert").first()).toBeVisible(APPEARS)
        await main(page).getByLabel(words.password, { exact: true }).fill(GOOD_PASSWORD)
        await main(page).getByRole("button", { name: words.add }).click()
        await expect(main(page).getByText(words.added)).toBeVisible(APPEARS)
        await expect(main(page).getByRole("heading", { name: "Telefonom" })).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectNoAxeViolations(page)
      })

      await test.step("with the button", async () => {
        await setPresence(false)
        await logOut(page, language)
        await page.goto(`/${language}/login?back=%2F${language}%2Faccount%2Forders`)
        const button = main(page).getByRole("button", { name: words.logIn })
        await expect(button).toBeVisible(APPEARS)
        await expectNoAxeViolations(page)
        await setPresence(true)
        await button.click()
        await expect(page).toHaveURL(new RegExp(`/${language}/account/orders$`), APPEARS)
      })

      await test.step("by the e-mail field", async () => {
        await logOut(page, language)
        await page.goto(`/${language}/login`)
        await expect(page.getByRole("heading", { level: 1, name: words.welcome })).toBeVisible(APPEARS)
      })

      await test.step("remove", async () => {
        await page.goto(`/${language}/account/profile/passkeys`)
        await main(page).getByRole("button", { name: words.remove }).click()
        await expect(main(page).getByText(words.removed)).toBeVisible(APPEARS)
        await setPresence(false)
        await logOut(page, language)
        await page.goto(`/${language}/login`)
        await expect(main(page).getByRole("button", { name: words.logIn })).toBeVisible(APPEARS)
        await setPresence(true)
        await main(page).getByRole("button", { name: words.logIn }).click()
        await expect(main(page).getByText(words.unknown)).toBeVisible(APPEARS)
      })
    } finally {
      await browser.close()
      await storefront.stop()
    }
  })
}
