import { expect, test } from "../fixtures/browser.ts"
import { addToCart, cartLink } from "../fixtures/checkout-journey.ts"
import { wareOf } from "../fixtures/wares.ts"

test("the cart follows every change at once, in all tabs", async ({ page, context }) => {
  const ware = await wareOf("journeys", 2)
  const tab = await context.newPage()
  await tab.goto("/hu/products")
  await addToCart(page, "hu", ware)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await expect(cartLink(tab, "hu", 1)).toBeVisible()

  await page.goto("/hu/cart")
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Több", exact: true }).click()
  await expect(main.getByRole("spinbutton")).toHaveValue("2")
  await expect(cartLink(page, "hu", 2)).toBeVisible()
  const sums = main.getByRole("region", { name: "Összegzés" })
  const total = `${(2 * ware.price).toString().replace(/\B(?=(\d{3})+$)/g, " ")} Ft`
  await expect(sums.getByText(total).first()).toBeVisible()

  await page.reload()
  await expect(main.getByRole("spinbutton")).toHaveValue("2")
  await main.getByRole("button", { name: /^Eltávolítás/ }).click()
  await expect(main.getByRole("heading", { name: "A kosár üres." })).toBeVisible()
})

test("put into the cart the moment scripts begin to listen, the cart is told all the same", async ({
  page,
}) => {
  const ware = await wareOf("journeys", 2)
  await page.addInitScript((label) => {
    const clickWhenListenedTo = () => {
      const listening = Object.keys(document).some((key) => key.startsWith("_reactListening"))
      if (!listening) return void setTimeout(clickWhenListenedTo)
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button[type=submit]")]
      buttons.find((button) => button.textContent === label)?.click()
    }
    clickWhenListenedTo()
  }, "Kosárba")
  await page.goto(`/hu/product/${ware.handle}?variant=${ware.sku}`)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
})

test("a code that is not valid is told at the field, and the cart stays", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const ware = await wareOf("journeys", 2)
  await addToCart(page, "hu", ware)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/cart")
  const main = page.getByRole("main")
  await main.getByLabel("Kuponkód").fill("NINCSILYEN")
  await main.getByRole("button", { name: "Beváltás" }).click()
  await expect(main.getByLabel("Kuponkód")).toHaveAccessibleDescription(/Ez a kuponkód nem érvényes/)
  await expect(main.getByText(ware.title)).toBeVisible()

  await main.getByLabel("Kuponkód").fill("UDVOZLET10")
  await main.getByRole("button", { name: "Beváltás" }).click()
  await expect(main.getByRole("button", { name: "Kupon eltávolítása: UDVOZLET10" })).toBeVisible()
})
