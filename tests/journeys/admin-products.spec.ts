import { randomUUID } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { ADMIN_TIMEOUT_MS, openAdmin, SHOWN, signInToAdmin } from "../fixtures/admin-page.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, test } from "../fixtures/browser.ts"
import { soldOutProduct } from "../fixtures/sold-out-product.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"
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

test("a code made in the form takes off as many forints as the owner entered", async ({ page }) => {
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

test("languages have Hungarian names on Medusa's pages, and the profile offers those of the shop", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  await openAdmin(page, "/settings/translations")
  await expect(page.getByText("amerikai angol").first()).toBeVisible(SHOWN)
  await openAdmin(page, "/settings/profile/edit")
  await page.getByRole("combobox").click(SHOWN)
  await expect(page.getByRole("option")).toHaveText(["English", "Magyar"])
})

test("a tab that was open during a deployment reloads itself, and its links work again", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_FAILED/)
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  await openAdmin(page, "/orders")
  const customers = page.getByRole("link", { name: "Vásárlók" })
  await expect(customers).toBeVisible(SHOWN)
  let isMissing = true
  // Gone after a deployment: the first script that the tab asks for.
  await page.route("**/app/assets/*.js", async (route) => {
    await (isMissing ? route.abort() : route.continue())
    isMissing = false
  })
  const reloaded = page.waitForEvent("load", SHOWN)
  await customers.click()
  await reloaded
  await customers.click(SHOWN)
  await expect(page.getByRole("heading", { name: "Vásárlók" })).toBeVisible(SHOWN)
})

/** A product with two variants, as the admin's form sends it. */
async function createMug(admin: Administrator): Promise<{ id: string; handle: string; title: string }> {
  const mark = randomUUID().slice(0, 8)
  const variants = ["Kék", "Zöld"].map((title) => ({
    title,
    sku: `KEP-${mark}-${title}`,
    options: { Szín: title },
    prices: [{ currency_code: "huf", amount: 4990 }],
  }))
  const { product } = await admin.post<{ product: { id: string; handle: string; title: string } }>(
    "/products?fields=id,handle,title",
    {
      title: `Próba bögre ${mark}`,
      status: "published",
      options: [{ title: "Szín", values: ["Kék", "Zöld"] }],
      variants,
    },
  )
  return product
}

test("a product's English texts are entered on its page, and shown by the shop", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const admin = await Administrator.signIn()
  const { id, handle, title } = await createMug(admin)
  await signInToAdmin(page)
  await openAdmin(page, `/products/${id}`)
  await expect(page.getByRole("heading", { name: "Angol szövegek" })).toBeVisible(SHOWN)
  const missing = page.getByText("Hiányzik a címe vagy a leírása ezen a nyelven: angol.")
  await expect(missing).toBeVisible()
  await page.getByRole("textbox", { name: "Cím", exact: true }).fill(`${title} in English`)
  await page.getByRole("textbox", { name: "Opció: Szín" }).fill("Color")
  await page.getByRole("textbox", { name: "Szín: Kék" }).fill("Blue")
  await page.getByRole("textbox", { name: "Szín: Zöld" }).fill("Green")
  await page.getByRole("button", { name: "Fordítások mentése" }).click()
  await expect(page.getByText("Elmentve, a boltban")).toBeVisible(SHOWN)
  await expect(missing).toBeHidden()
  await expect
    .poll(async () => {
      const product = await readProduct(handle, "en")
      const [option] = product.options
      return [product.title, option?.title, ...(option?.values ?? [])]
    })
    .toEqual([`${title} in English`, "Color", "Blue", "Green"])
  const { variants } = await readProduct(handle, "en")
  expect(variants.map((variant) => variant.title).sort()).toEqual(["Blue", "Green"])
  await admin.post(`/products/${id}`, { status: "draft" })
})

test("Medusa's page of translations begins with a language that is one", async ({ page }) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  await signInToAdmin(page)
  await openAdmin(page, "/settings/translations/edit?reference=product_collection")
  await page.getByRole("combobox").click(SHOWN)
  await expect(page.getByRole("option")).toHaveText(["amerikai angol"])
})

test("a product's maker: what is missing is said beside the field, nothing unsaved is lost in silence, and another product has its own", async ({
  page,
}) => {
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const admin = await Administrator.signIn()
  const { id } = await createMug(admin)
  const other = await createMug(admin)
  await signInToAdmin(page)
  await openAdmin(page, `/products/${id}`)
  await page.getByRole("textbox", { name: "A készítő neve" }).fill("Próba Műhely", SHOWN)
  const save = page.getByRole("button", { name: "Mentés", exact: true })
  await save.click()
  const place = page.getByRole("textbox", { name: "Település" })
  await expect(place).toBeFocused()
  await expect(place).toHaveAccessibleDescription("Ezt ki kell tölteni.")

  await page.getByRole("link", { name: "Rendelések", exact: true }).click()
  const warning = page.getByRole("alertdialog", { name: "Nincs elmentve" })
  await warning.getByRole("button", { name: "Maradok" }).click()
  await expect(page.getByRole("textbox", { name: "A készítő neve" })).toHaveValue("Próba Műhely")

  await place.fill("Próbafalva")
  await page.getByRole("textbox", { name: "Postacím" }).fill("1234 Próbafalva, Fő utca 1.")
  await page.getByRole("textbox", { name: "E-mail-cím" }).fill("muhely@example.com")
  await page.getByRole("combobox", { name: "Tájegység (szűrő)" }).selectOption({ index: 1 })
  const noMaker = page.getByText("Nincs készítője.")
  await expect(noMaker).toBeVisible()
  await save.click()
  await expect(noMaker).toBeHidden()
  const maker = page.getByRole("combobox", { name: /^Készítő/ }).locator("option:checked")
  await expect(maker).toHaveText("Próba Műhely")

  // Medusa's search leads to the other product without loading a page.
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog").getByRole("combobox").fill(other.title)
  await page.getByRole("option", { name: other.title }).first().click(SHOWN)
  await expect(page.getByRole("heading", { name: other.title, level: 1 })).toBeVisible(SHOWN)
  await expect(noMaker).toBeVisible(SHOWN)
  await expect(page.getByRole("textbox", { name: "A készítő neve" })).toHaveValue("")
  for (const mug of [id, other.id]) await admin.post(`/products/${mug}`, { status: "draft" })
})

test("a file that is no picture is refused where it was chosen", async ({ page, expectedErrors }) => {
  // The browser reports the refusal, and the recorder of these tests reads the preview of the file.
  expectedErrors.push(/400/, /^Connecting to 'blob:/)
  test.setTimeout(ADMIN_TIMEOUT_MS)
  const { productId } = await testProductOf("journeys")
  await signInToAdmin(page)
  await openAdmin(page, `/products/${productId}/media?view=edit`)
  const file = { name: "őszi.png", mimeType: "image/png", buffer: Buffer.from("no picture") }
  await page.locator("input[type=file]").setInputFiles(file, SHOWN)
  await page.getByRole("button", { name: "Mentés" }).click()
  await expect(page.getByText("„őszi.png” nem olvasható képként.")).toBeVisible()
  await expect(page).toHaveURL(/\/media/)
})
