import { expect, expectNoAxeViolations, openWithScripts, test } from "../fixtures/browser.ts"
import { cartLink } from "../fixtures/checkout-journey.ts"
import { testProductOf } from "../fixtures/test-products.ts"

test("the cart drawer changes lines, undoes, and restores the page", async ({ page }) => {
  const testProduct = await testProductOf("journeys", 3)
  const address = `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`
  await openWithScripts(page, address)
  await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  const popup = page.getByRole("region", { name: "Kosárba tett termék" })
  await expect(popup.getByText("Termékek a kosárban: 1")).toBeVisible()
  const price = testProduct.price.toString().replace(/\B(?=(\d{3})+$)/g, " ")
  await expect(popup.getByText(`Kosár összesen: ${price} Ft`)).toBeVisible()
  // Two ways on, and one button, which closes it.
  await expect(popup.getByRole("link")).toHaveCount(2)
  await popup.getByRole("button").click()
  await cartLink(page, "hu", 1).click()
  const drawer = page.getByRole("dialog", { name: "Kosár" })
  const line = drawer.getByRole("spinbutton", { name: `Mennyiség: ${testProduct.title}` })
  await expect(line).toHaveValue("1")
  await expect(popup).toBeHidden()
  await expectNoAxeViolations(page)

  await drawer.getByRole("button", { name: /^Több/ }).click()
  await expect(line).toHaveValue("2")
  const total = `${(2 * testProduct.price).toString().replace(/\B(?=(\d{3})+$)/g, " ")} Ft`
  await expect(drawer.getByRole("definition").filter({ hasText: total })).toBeVisible()

  await drawer.getByRole("button", { name: /^Eltávolítás/ }).click()
  await expect(drawer.getByText("A kosár üres.")).toBeVisible()
  await drawer.getByRole("button", { name: "Visszavonás" }).click()
  await expect(line).toHaveValue("2")
  await expect(drawer.getByRole("button", { name: "Visszavonás" })).toHaveCount(0)

  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await page
    .getByRole("navigation", { name: "Fő navigáció" })
    .getByRole("link", { name: "Újdonságok" })
    .click()
  await expect(page).toHaveURL("/hu/new-arrivals")
  // The new page takes the focus when it is shown.
  await expect(page.getByRole("main")).toBeFocused()
  const link = cartLink(page, "hu", 2)
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(line).toHaveValue("2")
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()

  // Going back at the same moment closes the drawer or leaves the page, but never leaves the drawer open over
  // another page.
  await link.evaluate((element: HTMLElement) => {
    element.click()
    history.back()
  })
  await expect(drawer).toBeHidden()

  // The navigation back may not have finished, and closes the drawer.
  await expect(async () => {
    if (!(await drawer.isVisible())) await link.click()
    await expect(line).toHaveValue("2", { timeout: 3000 })
  }).toPass()
  await drawer.getByRole("link", { name: "A kosárhoz" }).click()
  await expect(page).toHaveURL("/hu/cart")
  await expect(drawer).toBeHidden()
})

test("a page that was loading when the cart drawer was opened is shown below it", async ({ page }) => {
  const nextPage = Promise.withResolvers<void>()
  await page.route("**/hu/new-arrivals.data*", async (route) => {
    await nextPage.promise
    await route.continue()
  })
  await openWithScripts(page, "/hu")
  const link = page.getByRole("banner").getByRole("link", { name: /^Kosár/ })
  await expect(link).toHaveAttribute("aria-haspopup", "dialog")
  await page
    .getByRole("navigation", { name: "Fő navigáció" })
    .getByRole("link", { name: "Újdonságok" })
    .click()
  await link.click()
  const drawer = page.getByRole("dialog", { name: "Kosár" })
  await expect(drawer.getByText("A kosár üres.")).toBeVisible()
  nextPage.resolve()
  await expect(page).toHaveTitle(/^Újdonságok/)
  await expect(drawer.getByText("A kosár üres.")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL("/hu/new-arrivals")
})
