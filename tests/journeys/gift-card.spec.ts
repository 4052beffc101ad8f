import { keepWords } from "../../apps/storefront/app/i18n/keep-words.ts"
import hu from "../../apps/storefront/app/i18n/messages/hu/gift-card.json" with { type: "json" }
import orderWords from "../../apps/storefront/app/i18n/messages/hu/order.json" with { type: "json" }
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, PHONE, test } from "../fixtures/browser.ts"
import { expectCardForm, expectThanks, payWith } from "../fixtures/card-journey.ts"
import { cartLink, LABELS, ORDER_TIMEOUT_MS, typedBy } from "../fixtures/checkout-journey.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 240_000

test.describe.configure({ timeout: TIMEOUT_MS })
test.use(PHONE)

test("a present: bought by card, sent to a friend, spent on products", async ({ page }) => {
  const words = LABELS.hu
  const receiver = typedBy("hu").email
  await page.goto("/hu/gift-card")
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
  const main = page.getByRole("main")
  await main.getByRole("radio", { name: /^10.000/ }).check()
  await main.getByLabel("Kinek szól").fill("Barátnőm, Eszter")
  await main.getByLabel("E-mail-címe").fill("eszter@gmial.com")
  await main.getByLabel("E-mail-címe").blur()
  await main.getByRole("button", { name: "eszter@gmail.com" }).click()
  await expect(main.getByLabel("E-mail-címe")).toHaveValue("eszter@gmail.com")
  await main.getByLabel("E-mail-címe").fill(receiver)
  await main.getByLabel("Üzenet").fill("Nyugodt estéket.")
  await main.getByRole("button", { name: hu.addToCart }).click()
  await expect(cartLink(page, "hu", 1)).toBeVisible({ timeout: ORDER_TIMEOUT_MS })

  await page.goto("/hu/checkout")
  for (const [label, value] of typedBy("hu").fields)
    await main.getByLabel(label, { exact: true }).first().fill(value)
  await expect(main.getByRole("radio", { name: WORDS.hu.courier })).toHaveCount(0)
  await main.getByRole("radio", { name: WORDS.hu.card }).check()
  await expectNoAxeViolations(page)
  await main.getByRole("button", { name: words.toSummary }).click()
  await expect(page).toHaveURL("/hu/checkout/payment", { timeout: ORDER_TIMEOUT_MS })
  await page.getByRole("checkbox", { name: words.terms }).check()
  await page.getByRole("button", { name: WORDS.hu.orderButton }).click()
  await expectCardForm(page, "hu")
  await payWith(page, "hu", "good")
  await expectThanks(page, "hu")
  await expect(main.getByText(keepWords(orderWords.nextByMail))).toBeVisible()

  const mails = async () => (await mailsTo(receiver)).filter(({ kind }) => kind === "gift_card")
  await expect.poll(async () => (await mails()).length, { timeout: ORDER_TIMEOUT_MS }).toBe(1)
  const code = /[0-9A-F]{16}/.exec((await mails())[0]?.text ?? "")?.[0] ?? ""
  const product = await testProductOf("journeys", 2)
  await page.goto(`/hu/product/${product.handle}?variant=${product.sku}`)
  await main.getByRole("button", { name: words.addToCart, exact: true }).first().click()
  await expect(cartLink(page, "hu", 1)).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
  await page.goto("/hu/cart")
  await main.getByText("Van kuponkódja vagy ajándékutalványa?").click()
  await main.getByLabel(/^Kuponkód/).fill(code)
  await main.getByRole("button", { name: "Beváltás" }).click()
  await expect(main.getByText(code).first()).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
})
