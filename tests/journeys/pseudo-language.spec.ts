import { pseudoShop } from "../../tools/checks/shop-of-worker.ts"
import { DESK, expect, expectNoSidewaysScroll, PHONE, test } from "../fixtures/browser.ts"
import {
  addToCart,
  cartLink,
  fillCheckout,
  LABELS,
  ORDER_TIMEOUT_MS,
  order,
} from "../fixtures/checkout-journey.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { PSEUDO, pseudoText } from "../fixtures/pseudo-language.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

const shop = pseudoShop(process.env)
/** The lists of an added language are filled at the first request. */
const LISTS_TIMEOUT_MS = 60_000

test.use({ baseURL: shop.shopUrl, locale: "en-XA", ...PHONE })
test.describe.configure({ timeout: 2 * LISTS_TIMEOUT_MS })

/** An untranslatable text would be in plain English or Hungarian here. */
const FOREIGN_WORDS = /\b(?:the|and|cart|order|delivery|a|az|és|kosár|rendelés)\b/i

test("a language with only its entry and its texts: from the product to the e-mail", async ({ page }) => {
  const [testProduct] = await testProductsOf("journeys")
  if (!testProduct) throw new Error("There are no products.")
  await expect
    .poll(async () => (await page.request.get(`/${PSEUDO}/product/${testProduct.handle}`)).status(), {
      timeout: LISTS_TIMEOUT_MS,
      intervals: [500],
    })
    .toBe(200)

  await page.goto(`/${PSEUDO}/products`)
  await expect(page.locator("html")).toHaveAttribute("lang", PSEUDO)
  await expect(page.getByRole("heading", { level: 1, name: pseudoText("All products") })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await addToCart(page, PSEUDO, testProduct)
  await expect(cartLink(page, PSEUDO, 1)).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
  await page.goto(`/${PSEUDO}/cart`)
  await expectNoSidewaysScroll(page)
  await page.getByRole("link", { name: LABELS[PSEUDO].toCheckout }).first().click()
  const email = await fillCheckout(page, PSEUDO, { delivery: "locker", payment: "cash_on_delivery" })
  await expectNoSidewaysScroll(page)
  await order(page, PSEUDO)
  await expectNoSidewaysScroll(page)
  const words = await page.getByRole("main").getByRole("heading").allInnerTexts()
  for (const heading of words) expect(heading).not.toMatch(FOREIGN_WORDS)

  await expect.poll(() => mailsTo(email, shop.outboxFolder), { timeout: LISTS_TIMEOUT_MS }).toHaveLength(1)
  const [mail] = await mailsTo(email, shop.outboxFolder)
  expect(mail).toMatchObject({ kind: "order_placed", locale: PSEUDO })
  expect(mail?.subject).toContain(pseudoText("We have received your order"))
  expect(mail?.html).toContain(`<html lang="${PSEUDO}"`)
  expect(mail?.html).toContain(`/${PSEUDO}/xa-terms-and-conditions`)
})

test.describe("wide", () => {
  test.use(DESK)

  test("texts of a long language stay in place, and link to the other languages", async ({ page }) => {
    await page.goto(`/${PSEUDO}/xa-terms-and-conditions`)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(pseudoText("Terms"))
    await expectNoSidewaysScroll(page)
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /English$/ })
      .click()
    await expect(page).toHaveURL("/en/terms-and-conditions")
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: pseudoText("Pseudo") })
      .click()
    await expect(page).toHaveURL(`/${PSEUDO}/xa-terms-and-conditions`)
  })
})
