import {
  DESK,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  PHONE,
  test,
} from "../fixtures/browser.ts"
import {
  CARD_WORDS,
  expectCardForm,
  expectThanks,
  orderByCard,
  payWith,
  REASONS,
  reasonOf,
} from "../fixtures/card-journey.ts"
import { LABELS, ORDER_TIMEOUT_MS } from "../fixtures/checkout-journey.ts"
import type { Language } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 240_000
/** The browser's own message about the sandbox's "payment required". */
const DECLINED_LINE = /status of 402/

/** A valid card in both; what may go wrong in one of them, because its words are read from the same catalogue as the page's. */
const LOOKS: { language: Language; screen: typeof DESK }[] = [
  { language: "hu", screen: PHONE },
  { language: "en", screen: DESK },
]

test.describe.configure({ timeout: TIMEOUT_MS })
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(DECLINED_LINE)
})

for (const { language, screen } of LOOKS) {
  const words = CARD_WORDS[language]

  test.describe(`${language}, ${screen.viewport.width} px`, () => {
    test.use(screen)

    test("a valid card: from the product to the thank-you page, once", async ({ page }) => {
      await orderByCard(page, language, await testProductOf("journeys", 1))
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeInViewport()
      await expect(page.getByRole("region", { name: words.title })).toBeFocused()
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
      await payWith(page, language, "good")
      await expectThanks(page, language)
      const confirmation = page.url()

      // If it is opened again, the payment leads to the same order and no other.
      await page.goto(`/${language}/checkout/verify`)
      await expect(page).toHaveURL(confirmation)
      await page.goto(`/${language}/checkout/success`)
      await expect(page).toHaveURL(confirmation)
      await page.goto(`/${language}/cart`)
      await expect(page.getByRole("heading", { name: LABELS[language].emptyCart })).toBeVisible()
    })

    if (screen === PHONE)
      test("every declined card shows why, then a valid one pays", async ({ page }) => {
        await orderByCard(page, language, await testProductOf("journeys", 1))
        for (const card of Object.keys(REASONS) as (keyof typeof REASONS)[]) {
          await payWith(page, language, card)
          const alert = page.getByRole("alert").filter({ hasText: words.notPaid })
          await expect(alert.filter({ hasText: reasonOf(language, card) })).toBeVisible()
        }
        // After leaving and coming back, the form is there again and shows the result of the last attempt.
        await page.goto(`/${language}/checkout/payment`)
        await expectCardForm(page, language)
        await expect(page.getByRole("alert").filter({ hasText: words.notPaid })).toBeVisible()
        await payWith(page, language, "good")
        await expectThanks(page, language)
      })

    if (screen === DESK)
      test("3-D Secure refused, accepted but declined, then accepted", async ({ page }) => {
        await orderByCard(page, language, await testProductOf("journeys", 1))
        await payWith(page, language, "secured")
        await page.waitForURL(`${stack.cardSandboxUrl}/redirect/**`)
        await page.getByRole("button", { name: words.reject }).click()
        await expect(page).toHaveURL(`/${language}/checkout/payment`, { timeout: ORDER_TIMEOUT_MS })
        await expect(page.getByText(words.notApproved)).toBeInViewport()
        await expect(page.getByRole("alert").filter({ hasText: words.notPaid }).locator("..")).toBeFocused()

        // Left with the browser's own button before the bank has answered the second attempt.
        await expectCardForm(page, language)
        await payWith(page, language, "secured")
        await page.waitForURL(`${stack.cardSandboxUrl}/redirect/**`)
        await page.goBack()
        await expect(page.getByText(words.notApproved)).toHaveCount(0, { timeout: ORDER_TIMEOUT_MS })

        await expectCardForm(page, language)
        await payWith(page, language, "securedDeclined")
        await page.waitForURL(`${stack.cardSandboxUrl}/redirect/**`)
        await page.getByRole("button", { name: words.approve }).click()
        await expect(page).toHaveURL(`/${language}/checkout/payment`, { timeout: ORDER_TIMEOUT_MS })
        await expect(page.getByText(reasonOf(language, "declined"))).toBeVisible()

        await expectCardForm(page, language)
        await payWith(page, language, "secured")
        await page.waitForURL(`${stack.cardSandboxUrl}/redirect/**`)
        await page.getByRole("button", { name: words.approve }).click()
        await expectThanks(page, language)
      })
  })
}

test("the provider's script is on the payment page only; during the payment the cart is frozen in every tab, and opens again after canceling", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().startsWith(stack.cardSandboxUrl)) asked.push(new URL(page.url()).pathname)
  })
  await orderByCard(page, "hu", await testProductOf("journeys", 1))
  expect(asked.length).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set(["/hu/checkout/payment"]))
  const tab = await context.newPage()
  await tab.goto("/hu/cart")
  await tab.getByRole("main").getByRole("button", { name: /^Több/ }).click()
  await expect(tab.getByRole("alert").filter({ hasText: "fizetés van folyamatban" })).toBeVisible()

  // The checkout redirects to the payment, and it is the same one.
  await tab.goto("/hu/checkout")
  await expectCardForm(tab, "hu")

  await page.getByRole("button", { name: CARD_WORDS.hu.cancel }).click()
  await expect(page.getByRole("button", { name: /^Fizetési kötelezettséggel/ })).toBeVisible()
  await tab.goto("/hu/cart")
  await tab.getByRole("main").getByRole("button", { name: /^Több/ }).click()
  await expect(tab.getByRole("main").getByRole("spinbutton")).toHaveValue("2")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the card is offered with an explanation", async ({ page }) => {
    const testProduct = await testProductOf("journeys", 1)
    await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
    await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
    await page.goto("/hu/checkout")
    await expect(page.getByText("JavaScript szükséges hozzá")).toBeVisible()
  })
})
