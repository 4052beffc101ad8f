import type { Page } from "@playwright/test"
import { USER_POOL_TAG } from "../../tools/checks/cognito/cognito-shop.ts"
import { codeFor, GOOD_PASSWORD } from "../fixtures/account.ts"
import {
  ACCOUNT_TIMEOUT_MS,
  ACCOUNT_WORDS,
  accountPages,
  logIn,
  logOut,
  orderedPages,
  register,
} from "../fixtures/account-journey.ts"
import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  openOtherBrowser,
  openWithScripts,
  PHONE,
  test,
} from "../fixtures/browser.ts"
import { addToCart, cartLink, LABELS, order } from "../fixtures/checkout-journey.ts"
import { openStop, type Stop } from "../fixtures/every-page.ts"
import { type Language, WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 240_000
const NEW_PASSWORD = "hat alma a fa alatt"

const CASES = [
  { language: "hu", screen: DESK, javaScriptEnabled: true },
  { language: "en", screen: PHONE, javaScriptEnabled: true },
  { language: "hu", screen: PHONE, javaScriptEnabled: false },
  { language: "en", screen: DESK, javaScriptEnabled: false },
] as const

/**
 * Each test runs once without scripts. So it runs again in a shop whose customers are in a user pool (tools/checks/cognito): no
 * script knows where they are.
 */
const WITHOUT_SCRIPTS = { tag: USER_POOL_TAG }

const main = (page: Page) => page.getByRole("main")
const APPEARS = { timeout: ACCOUNT_TIMEOUT_MS }

/** Orders with the saved address of the account: only delivery and payment are chosen. */
async function orderAsCustomer(page: Page, language: Language, javaScriptEnabled: boolean): Promise<void> {
  await addToCart(page, language, await testProductOf("journeys", 4))
  if (javaScriptEnabled) await cartLink(page, language, 1).waitFor()
  await page.goto(`/${language}/checkout`)
  await expect(main(page).getByLabel(LABELS[language].address1, { exact: true }).first()).toHaveValue(
    "Váci utca 12.",
  )
  await main(page).getByLabel(LABELS[language].phone).fill("+36 30 123 4567")
  await main(page).getByRole("radio", { name: WORDS[language].courier }).check()
  await main(page).getByRole("radio", { name: WORDS[language].cash_on_delivery }).check()
  await main(page).getByRole("button", { name: LABELS[language].toSummary }).click()
  await expect(page).toHaveURL(`/${language}/checkout/payment`, APPEARS)
  await order(page, language)
}

async function lookAt(page: Page, language: Language, stops: Stop[], withAxe: boolean): Promise<void> {
  for (const stop of stops) {
    await test.step(stop.name, async () => {
      await openStop(page, language, stop)
      await expectNoSidewaysScroll(page)
      if (withAxe) await expectNoAxeViolations(page)
    })
  }
}

for (const { language, screen, javaScriptEnabled } of CASES) {
  const words = ACCOUNT_WORDS[language]
  const scripts = javaScriptEnabled ? "with" : "without"
  const details = javaScriptEnabled ? {} : WITHOUT_SCRIPTS
  const [isOrdering, isChangingPasswords] = [PHONE, DESK].map((one) => javaScriptEnabled || screen === one)
  test.describe(`${language}, ${screen.viewport.width} px, ${scripts} JavaScript`, () => {
    test.use({ ...screen, javaScriptEnabled, contextOptions: { reducedMotion: "reduce" } })
    test.setTimeout(TIMEOUT_MS)
    test.beforeEach(({ expectedErrors }) => {
      expectedErrors.push(/Failed to load resource.*status of 400/)
    })

    if (isOrdering)
      test(
        "a customer registers, orders, sees the order, and leaves no data behind",
        details,
        async ({ page }) => {
          await lookAt(page, language, accountPages(), javaScriptEnabled)
          if (javaScriptEnabled && screen === DESK) {
            await expect(page.getByRole("banner").getByRole("link", { name: words.accountOf })).toBeVisible()
            const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
            expect(stored).toContain("isAuthenticated")
            expect(stored).not.toMatch(/token|password/i)
          }
          await orderAsCustomer(page, language, javaScriptEnabled)
          const stops = orderedPages().filter(({ windowOnly }) => javaScriptEnabled || !windowOnly)
          await lookAt(page, language, stops, javaScriptEnabled)
          const otherTab = javaScriptEnabled ? await page.context().newPage() : null
          await otherTab?.goto(`/${language}/account`)
          await logOut(page, language)
          if (otherTab) await expect(otherTab, "the other tab").toHaveURL(new RegExp(`/${language}/login`))
          await otherTab?.close()
          await page.goBack()
          await expect(main(page).getByLabel(words.password, { exact: true })).toBeVisible(APPEARS)
          await page.goto(`/${language}/account/orders`)
          await expect(page).toHaveURL(`/${language}/login?back=%2F${language}%2Faccount%2Forders`)
        },
      )

    if (isChangingPasswords)
      test(
        "a password is changed and reset, and an account deleted and kept",
        details,
        async ({ page, browser }) => {
          const email = await register(page, language)

          const elsewhere = await openOtherBrowser(browser, { javaScriptEnabled })
          await elsewhere.goto(`/${language}/login`)
          await logIn(elsewhere, language, email, GOOD_PASSWORD)
          await expect(elsewhere.getByRole("heading", { level: 1, name: words.welcome })).toBeVisible(APPEARS)

          await page.goto(`/${language}/account/profile/password`)
          await main(page).getByLabel(words.oldPassword, { exact: true }).fill("nem ez volt az")
          await main(page).getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD)
          await main(page).getByRole("button", { name: words.changePassword }).click()
          await expect(main(page).getByRole("alert").first()).toBeVisible(APPEARS)
          await main(page).getByLabel(words.oldPassword, { exact: true }).fill(GOOD_PASSWORD)
          await main(page).getByLabel(words.newPassword, { exact: true }).fill(NEW_PASSWORD)
          await main(page).getByRole("button", { name: words.changePassword }).click()
          await expect(main(page).getByText(words.passwordChanged)).toBeVisible(APPEARS)

          // The other browser has lost its session, and may set a new password.
          await elsewhere.goto(`/${language}/account`)
          await expect(elsewhere).toHaveURL(new RegExp(`/${language}/login`))
          await logIn(elsewhere, language, email, GOOD_PASSWORD)
          await expect(main(elsewhere).getByText(words.unknown)).toBeVisible(APPEARS)
          await elsewhere.goto(`/${language}/forgot-password`)
          await main(elsewhere).getByLabel(words.email, { exact: true }).fill(email)
          await main(elsewhere).getByRole("button", { name: words.sendCode }).click()
          await main(elsewhere)
            .getByLabel(words.code)
            .fill(await codeFor(email, "password_reset"))
          await main(elsewhere).getByLabel(words.newPassword, { exact: true }).fill(GOOD_PASSWORD)
          await main(elsewhere).getByRole("button", { name: words.setPassword }).click()
          await expect(main(elsewhere).getByText(words.passwordSaved)).toBeVisible(APPEARS)
          await elsewhere.close()

          await page.goto(`/${language}/account/profile/deletion`)
          await logIn(page, language, email, GOOD_PASSWORD)
          // Both forms ask for a password: this is the one with the given button.
          const send = main(page).getByRole("button", { name: words.deletionSend })
          await expect(send).toBeVisible(APPEARS)
          await main(page).getByLabel(words.password, { exact: true }).fill(GOOD_PASSWORD)
          await send.click()
          const code = main(page).getByLabel(words.code)
          // The form has replaced another one.
          if (javaScriptEnabled) await expect(code).toBeFocused(APPEARS)
          await code.fill(await codeFor(email, "deletion_code"))
          await main(page).getByRole("button", { name: words.deletionConfirm }).click()
          await expect(main(page).getByText(words.deletionDue)).toBeVisible(APPEARS)
          await main(page).getByRole("button", { name: words.keep }).click()
          await expect(main(page).getByText(words.kept)).toBeVisible(APPEARS)
          // The button has gone: its focus is on the answer.
          if (javaScriptEnabled) await expect(page.locator(":focus")).toContainText(words.kept)
        },
      )
  })
}

test("a wishlist saved on the desktop is on the phone, too", async ({ page, browser }) => {
  test.setTimeout(TIMEOUT_MS)
  const email = await register(page, "hu")
  const testProduct = await testProductOf("journeys", 5)
  await openWithScripts(page, `/hu/product/${testProduct.handle}`)
  await main(page)
    .getByRole("button", { name: /^Kívánságlistára/ })
    .first()
    .click()
  await page.goto("/hu/wishlist")
  await main(page).getByRole("button", { name: "Mentés a fiókomba" }).click()
  await expect(main(page).getByText("A fiókjában is megvan")).toBeVisible(APPEARS)

  const phone = await openOtherBrowser(browser, PHONE)
  await phone.goto("/hu/login?back=%2Fhu%2Fwishlist")
  await logIn(phone, "hu", email, GOOD_PASSWORD)
  await expect(main(phone).getByText(testProduct.title).first()).toBeVisible(APPEARS)
  await expectNoAxeViolations(phone)
  await phone.close()
})
