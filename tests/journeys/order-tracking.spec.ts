import { Administrator } from "../fixtures/administrator.ts"
import { expect, expectNoAxeViolations, test, testWithAndWithoutJavaScript } from "../fixtures/browser.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { buy } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const IN_THE_OUTBOX = { timeout: 30_000 }
const TIMEOUT_MS = 120_000

testWithAndWithoutJavaScript(
  "a guest follows an order and orders it again",
  async ({ page, javaScriptEnabled, expectedErrors }) => {
    test.setTimeout(TIMEOUT_MS)
    // The empty form is answered with its errors.
    expectedErrors.push(/status of 400/)
    const testProduct = await testProductOf("journeys", 2)
    const choice = { delivery: "courier", payment: "cash_on_delivery" } as const
    const { person } = await buy(new Shopper(), "hu", [testProduct], choice)
    const mailOf = async (kind: string) => (await mailsTo(person.email)).find((mail) => mail.kind === kind)
    await expect.poll(() => mailOf("order_placed"), IN_THE_OUTBOX).toBeDefined()
    const number = /\d+/.exec((await mailOf("order_placed"))?.subject ?? "")?.[0] ?? ""

    await page.goto("/hu")
    await page.getByRole("contentinfo").getByRole("link", { name: "Rendelés követése" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Rendelés követése" })).toBeVisible()
    if (javaScriptEnabled) await expectNoAxeViolations(page)
    await page.getByRole("button", { name: "Hivatkozás küldése" }).click()
    await expect(page.getByText("Kérjük, javítsa a megjelölt mezőket.")).toBeVisible()
    await page.getByLabel("Rendelésszám").fill(number)
    await page.getByRole("main").getByLabel("E-mail-cím").fill(person.email)
    await page.getByRole("button", { name: "Hivatkozás küldése" }).click()
    await expect(page.getByText("Nézze meg a postafiókját")).toBeInViewport()
    if (javaScriptEnabled) await expect(page.locator(":focus")).toContainText("Nézze meg a postafiókját")

    await expect.poll(() => mailOf("order_link"), IN_THE_OUTBOX).toBeDefined()
    const link = /https?:\/\/\S+token=\S+/.exec((await mailOf("order_link"))?.text ?? "")?.[0] ?? ""
    await page.goto(new URL(link).pathname + new URL(link).search)
    await expect(page.getByRole("heading", { level: 1, name: `${number}. számú rendelés` })).toBeVisible()
    expect(new URL(page.url()).search).toBe("")
    await expect(page.getByRole("main").getByText(testProduct.title)).toBeVisible()
    if (javaScriptEnabled) await expectNoAxeViolations(page)

    await page.getByRole("button", { name: "Újrarendelés" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Kosár" })).toBeVisible()
    await expect(page.getByRole("main").getByText(testProduct.title).first()).toBeVisible()

    // What cannot be bought again is said at the top, far above the button.
    const administrator = await Administrator.signIn()
    await administrator.setStock(testProduct.sku, 0)
    try {
      await page.goBack()
      await page.getByRole("button", { name: "Újrarendelés" }).click()
      const answer = page.getByRole("main").getByRole("alert").or(page.getByRole("main").getByRole("status"))
      await expect(answer.filter({ hasText: "elfogyott" })).toBeInViewport()
      if (javaScriptEnabled) await expect(page.locator(":focus")).toContainText("elfogyott")
    } finally {
      await administrator.setStock(testProduct.sku, testProduct.stock)
    }
  },
)
