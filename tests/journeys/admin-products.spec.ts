import { randomUUID } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { soldOutProduct } from "../fixtures/sold-out-product.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "../http/backend-buyer.ts"

test("the page of a product says which of its variants are out of stock", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const { handle } = await soldOutProduct(0)
  const admin = await Administrator.signIn()
  type Products = { products: { id: string }[] }
  const { products } = await admin.get<Products>(`/products?handle=${handle}&fields=id`)
  await signInToAdmin(page)
  await openAdmin(page, `/products/${products[0]?.id}`)
  await expect(page.getByRole("heading", { name: "Ellenőrzés" })).toBeVisible(SHOWN)
  await expect(page.getByText(/^Nincs készleten: .+\. A vevők értesítést kérhetnek róla\.$/)).toBeVisible()
})

test("a code made in the form takes off as many forints as the owner entered", async ({
  page,
  expectedErrors,
}) => {
  // Medusa's window has no title for screen readers.
  expectedErrors.push(/`DialogContent` requires a `DialogTitle`/)
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const code = `UTCA-${randomUUID().slice(0, 8)}`.toUpperCase()
  await signInToAdmin(page)
  await openAdmin(page, "/promotions/create")
  await page.getByRole("radio", { name: "Fix összegű kedvezmény a rendelésből" }).click(SHOWN)
  await page.getByRole("button", { name: "Folytatás" }).click()
  await page.getByRole("radio", { name: "Aktív" }).click()
  await page.getByRole("textbox", { name: "Kód" }).fill(code)
  // The shop's only currency is chosen, and its name and comparison are in the language of the admin.
  await expect(page.getByText("Pénznem", { exact: true })).toBeVisible()
  await expect(page.getByText("egyenlő ezzel", { exact: true })).toBeVisible()
  await expect(page.getByText("Tartalmazza a promóció az adókat?")).toHaveCount(0)
  await page.getByRole("textbox", { name: "Promóció értéke" }).fill("1000")
  await page.getByRole("button", { name: "Folytatás" }).click()
  await page.getByRole("button", { name: "Mentés" }).click()
  await expect(page).toHaveURL(/\/promotions\/promo_/, SHOWN)

  const testProduct = await testProductOf("journeys")
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { body } = await callStore<{ cart: Cart }>(`/store/carts/${buyer.cartId}/promotions`, {
    body: { promo_codes: [code] },
  })
  expect(body.cart.total).toBe(testProduct.price - 1000)
})

test("a part of ours that fails does not take Medusa's page with it", async ({ page, expectedErrors }) => {
  expectedErrors.push(/TypeError/)
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const { productId, title } = await testProductOf("journeys")
  await page.route("**/shortcomings", (route) => route.fulfill({ json: { shortcomings: [null] } }))
  await signInToAdmin(page)
  await openAdmin(page, `/products/${productId}`)
  const message = page.getByRole("alert").filter({ hasText: "Ezt a részt nem sikerült megjeleníteni." })
  await expect(message).toBeVisible(SHOWN)
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible()
})

test("languages have Hungarian names on Medusa's pages", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  await openAdmin(page, "/settings/translations")
  await expect(page.getByText("amerikai angol").first()).toBeVisible(SHOWN)
})

test("a tab that was open during a deployment reloads itself", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/)
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  await expect(page.getByRole("link", { name: "Vásárlók" })).toBeVisible(SHOWN)
  let missing = 0
  // As after a deployment: the first script that the tab requests no longer exists.
  await page.route("**/app/assets/*.js", async (route) => {
    missing += 1
    await (missing === 1 ? route.abort() : route.continue())
  })
  await page.getByRole("link", { name: "Vásárlók" }).click()
  await expect(page.getByRole("heading", { name: "Vásárlók" })).toBeVisible(SHOWN)
  expect(missing).toBeGreaterThan(1)
})
