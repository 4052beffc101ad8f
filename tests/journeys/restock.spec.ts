import { randomUUID } from "node:crypto"
import {
  expect,
  expectNoAxeViolations,
  testWithAndWithoutJavaScript,
  untilInteractive,
} from "../fixtures/browser.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { soldOutProduct } from "../fixtures/sold-out-product.ts"

testWithAndWithoutJavaScript(
  "a shopper asks for a notice about what is sold out",
  async ({ page, javaScriptEnabled }) => {
    const testProduct = await soldOutProduct(1)
    const email = `varakozo-${randomUUID()}@example.com`
    await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
    const heading = page.getByRole("heading", { name: "Értesítést kérek, ha újra kapható" })
    await expect(heading).toBeVisible()
    // The form becomes interactive after the page: its code is loaded for sold-out products only.
    if (javaScriptEnabled) await untilInteractive(heading)
    await page.getByRole("main").getByLabel("E-mail-cím").fill(email)
    await page.getByRole("button", { name: "Értesítést kérek" }).click()
    await expect(page.getByText("Nézze meg a postafiókját")).toBeVisible()
    if (javaScriptEnabled) {
      expect(page.url()).toContain(testProduct.handle)
      await expectNoAxeViolations(page)
    }

    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail] = await mailsTo(email)
    const path = /\/hu\/restock-notice\?token=\S+/.exec(mail?.text ?? "")?.[0]
    await page.goto(path ?? "no link")
    if (javaScriptEnabled) await expectNoAxeViolations(page)
    await page.getByRole("button", { name: "Értesítés megerősítése" }).click()
    await expect(page.getByRole("heading", { name: "Az értesítést beállítottuk" })).toBeVisible()
    await page.getByRole("button", { name: "Nem kérek értesítést" }).click()
    await expect(page.getByRole("heading", { name: "Az értesítést lemondta" })).toBeVisible()
  },
)
