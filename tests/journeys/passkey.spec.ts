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

/** Browsers allow passkeys for host names only, not for the IP address of the other tests. */
const ORIGIN = "http://localhost"

const WORDS = {
  ...ACCOUNT_WORDS.hu,
  add: "Belépőkulcs hozzáadása",
  added: "A belépőkulcsot hozzáadtuk.",
  name: "A kulcs neve",
  remove: "Eltávolítás: Telefonom",
  removed: "A belépőkulcsot eltávolítottuk",
  logInByKey: "Bejelentkezés belépőkulccsal",
  unknown: "Ezt a belépőkulcsot nem ismerjük.",
}

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

test("a passkey is added, signs in by button and by the e-mail field, and is removed", async () => {
  test.setTimeout(180_000)
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
    await page.goto("/hu/login")
    await logIn(page, "hu", email, GOOD_PASSWORD)
    await expect(page.getByRole("heading", { level: 1, name: WORDS.welcome })).toBeVisible(APPEARS)

    await test.step("add", async () => {
      await page.goto("/hu/account/profile/passkeys")
      await main(page).getByLabel(WORDS.name, { exact: true }).fill("Telefonom")
      await main(page).getByLabel(WORDS.password, { exact: true }).fill("nem ez volt az")
      await main(page).getByRole("button", { name: WORDS.add }).click()
      await expect(main(page).getByRole("alert").first()).toBeVisible(APPEARS)
      await main(page).getByLabel(WORDS.password, { exact: true }).fill(GOOD_PASSWORD)
      await main(page).getByRole("button", { name: WORDS.add }).click()
      await expect(main(page).getByText(WORDS.added)).toBeVisible(APPEARS)
      await expect(main(page).getByRole("heading", { name: "Telefonom" })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
    })

    await test.step("with the button", async () => {
      await setPresence(false)
      await logOut(page, "hu")
      await page.goto("/hu/login?back=%2Fhu%2Faccount%2Forders")
      const button = main(page).getByRole("button", { name: WORDS.logInByKey })
      await expect(button).toBeVisible(APPEARS)
      await expectNoAxeViolations(page)
      await setPresence(true)
      await button.click()
      await expect(page).toHaveURL(/\/hu\/account\/orders$/, APPEARS)
    })

    await test.step("by the e-mail field", async () => {
      await logOut(page, "hu")
      await page.goto("/hu/login")
      await expect(page.getByRole("heading", { level: 1, name: WORDS.welcome })).toBeVisible(APPEARS)
    })

    await test.step("remove", async () => {
      await page.goto("/hu/account/profile/passkeys")
      await main(page).getByRole("button", { name: WORDS.remove }).click()
      await expect(main(page).getByText(WORDS.removed)).toBeVisible(APPEARS)
      await setPresence(false)
      await logOut(page, "hu")
      await page.goto("/hu/login")
      await expect(main(page).getByRole("button", { name: WORDS.logInByKey })).toBeVisible(APPEARS)
      await setPresence(true)
      await main(page).getByRole("button", { name: WORDS.logInByKey }).click()
      await expect(main(page).getByText(WORDS.unknown)).toBeVisible(APPEARS)
    })
  } finally {
    await browser.close()
    await storefront.stop()
  }
})
