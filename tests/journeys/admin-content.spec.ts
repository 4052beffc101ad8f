import { openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { expect, test } from "../fixtures/browser.ts"
import { stack } from "../fixtures/stack.ts"

test("an announcement with a script is refused; without, it is published, visible and unpublished again", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource.*status of 400/)
  test.setTimeout(240_000)
  const sign = `Hirdetés ${Date.now()}`
  await signInToAdmin(page)
  await openAdmin(page, "/content")
  await page.getByRole("link", { name: "Új felvétele" }).click(SHOWN)
  const text = page.getByLabel("Szöveg").first()
  await text.fill("<script>alert(1)</script>")
  await page.getByRole("button", { name: "Közzététel" }).click()
  await expect(page.getByText(/HTML-jelet .* nem lehet beleírni/).first()).toBeVisible(SHOWN)
  await text.fill(sign)
  await page.getByRole("button", { name: "Közzététel" }).click()
  const takeOff = page.getByRole("button", { name: "Levétel a boltból" })
  await expect(takeOff).toBeVisible(SHOWN)
  await expect(page.getByText("Ez látszik most")).toBeVisible()
  const shown = () => fetch(`${stack.shopUrl}/hu`).then((answer) => answer.text())
  await expect.poll(shown, SHOWN).toContain(sign)
  await takeOff.click()
  await expect.poll(shown, SHOWN).not.toContain(sign)
})
