import { randomUUID } from "node:crypto"
import {
  expect,
  expectNoAxeViolations,
  openWithScripts,
  PHONE,
  test,
  testWithAndWithoutJavaScript,
} from "../fixtures/browser.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { plain } from "../fixtures/plain-text.ts"

testWithAndWithoutJavaScript("a shopper withdraws from a contract", async ({ page, javaScriptEnabled }) => {
  const email = `elallo-${randomUUID()}@example.com`
  await page.goto("/hu")
  await page.getByRole("contentinfo").getByRole("link", { name: "Elállás a szerződéstől" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Elállás a szerződéstől" })).toBeVisible()
  if (javaScriptEnabled) await expectNoAxeViolations(page)
  await page.getByLabel("Név", { exact: true }).fill("Kovács Anna")
  await page.getByLabel("Rendelésszám").fill("2026. november 10., kék bögre")
  await page.getByRole("main").getByLabel("E-mail-cím").fill(email)
  await page.getByRole("button", { name: "Tovább az ellenőrzéshez" }).click()

  await expect(page.getByText("Elállok a szerződéstől.")).toBeVisible()
  if (javaScriptEnabled) await expectNoAxeViolations(page)
  await page.getByRole("button", { name: "Módosítás" }).click()
  await page.getByLabel("Mely termékekre vonatkozóan áll el?").fill("1 db kék bögre")
  await page.getByRole("button", { name: "Tovább az ellenőrzéshez" }).click()
  await page.getByRole("button", { name: "Elállás megerősítése" }).click()

  await expect(page.getByText("Elállási nyilatkozatát rögzítettük")).toBeVisible()
  await expect(page.getByText(/^EL-\d{4}-\d{6}$/)).toBeVisible()
  expect(new URL(page.url()).search).toBe("")
  if (javaScriptEnabled) await expectNoAxeViolations(page)
  const [receipt] = await mailsTo(email)
  expect(plain(receipt?.text ?? "")).toContain("1 db kék bögre")
})

test.describe("on a phone with large letters", () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 420 } })

  test("each step of the withdrawal begins on the screen", async ({ page }) => {
    await openWithScripts(page, "/hu/elallas?rendeles=1001")
    const main = page.getByRole("main")
    await main.getByLabel("Név", { exact: true }).fill("Kovács Anna")
    await main.getByLabel("E-mail-cím").fill(`elallo-${randomUUID()}@example.com`)
    await main.getByRole("button", { name: "Tovább az ellenőrzéshez" }).click()
    await expect(main.getByRole("heading", { name: "Ellenőrizze a nyilatkozatát" })).toBeInViewport()
    await main.getByRole("button", { name: "Elállás megerősítése" }).click()
    await expect(main.getByText("Elállási nyilatkozatát rögzítettük")).toBeInViewport()
    await expect(main.getByText("Portéka – visszáru, 1052")).toBeVisible()
  })
})
