import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** Radix reports a window without a title as an error in the console, which fails the test. */
test("Medusa's windows say what they are for", async ({ page }) => {
  test.setTimeout(2 * ADMIN_TIMEOUT_MS)
  const admin = await Administrator.signIn()
  const { regions } = await admin.get<{ regions: { id: string; name: string }[] }>("/regions?fields=id,name")
  const [region] = regions
  const { productId, title } = await testProductOf("journeys")
  await signInToAdmin(page)
  for (const [path, name] of [
    // With a title, with a heading only, and without either: named after the page.
    ["/products/create", "Új termék"],
    [`/products/${productId}/edit`, "Termék szerkesztése"],
    ["/customers/create", "Vásárló létrehozása"],
    ["/promotions/create", /./],
    ["/price-lists/create", /./],
    [`/settings/regions/${region?.id}/edit`, "Régió szerkesztése"],
    [`/settings/regions/${region?.id}/countries/add`, new RegExp(region?.name ?? "-")],
    [`/products/${productId}/prices`, new RegExp(title)],
  ] as const) {
    await openAdmin(page, path)
    const dialog = page.getByRole("dialog")
    await expect(dialog).toBeVisible(SHOWN)
    await expect(dialog).toHaveAccessibleName(name)
  }
})
