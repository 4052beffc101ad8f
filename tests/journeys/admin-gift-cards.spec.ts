import { randomUUID } from "node:crypto"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { expect, test } from "../fixtures/browser.ts"
import { mailsTo } from "../fixtures/outbox.ts"

test("the owner gives out a gift card after a question, and finds it in the list with its reason", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const email = `karpotlas-${randomUUID()}@example.com`
  const sent = async () => (await mailsTo(email)).filter(({ kind }) => kind === "gift_card")
  await signInToAdmin(page)
  await openAdmin(page, "/gift-cards")
  await page.getByRole("button", { name: "Utalvány adása" }).click(SHOWN)
  await page.getByLabel("Értéke (Ft)").fill("4000")
  await page.getByLabel("A levél nyelve").selectOption("en")
  await page.getByLabel("Kinek szól").fill("Emma Clarke")
  await page.getByLabel("E-mail-címe").fill(email)
  await page.getByLabel("Üzenet").fill("Sorry for the wait.")
  await page.getByLabel("Miért adja?").fill("Késett a csomagja")
  await page.getByRole("button", { name: "Utalvány küldése" }).click()

  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("4 000 Ft")
  await expect(question).toContainText(email)
  await question.getByRole("button", { name: "Mégse" }).click()
  expect(await sent()).toEqual([])
  await page.getByRole("button", { name: "Utalvány küldése" }).click()
  await question.getByRole("button", { name: "Utalvány küldése" }).click()

  const row = page.getByRole("row").filter({ hasText: email })
  await expect(row).toContainText("Késett a csomagja", SHOWN)
  await expect.poll(async () => (await sent()).length, SHOWN).toBe(1)
  const [mail] = await sent()
  expect(mail?.locale).toBe("en")
  expect(mail?.text).toContain("Sorry for the wait.")
})
