import { ACCOUNT_WORDS, register } from "../fixtures/account-journey.ts"
import { expect, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, ORDER_TIMEOUT_MS } from "../fixtures/checkout-journey.ts"
import { WORDS } from "../fixtures/purchase.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const TIMEOUT_MS = 120_000

const HOME = { postal_code: "1011", city: "Budapest", address_1: "Fő utca 1." }
const VIENNA = { postal_code: "1010", city: "Wien", address_1: "Graben 1" }

test("the first address follows the chosen delivery, from home to the default billing address abroad, until another is typed", async ({
  page,
}) => {
  test.setTimeout(TIMEOUT_MS)
  await register(page, "hu")
  const main = page.getByRole("main")
  const field = (name: string) => main.locator(`[name=${name}]`).first()
  for (const [address, country] of [
    [HOME, "hu"],
    [VIENNA, "at"],
  ] as const) {
    await page.goto("/hu/account/addresses/new")
    await field("country_code").selectOption(country)
    for (const [name, value] of Object.entries(address)) await field(name).fill(value)
    if (country === "at") await main.getByRole("checkbox", { name: /számlázási cím/ }).check()
    await main.getByRole("button", { name: ACCOUNT_WORDS.hu.save }).click()
    await expect(main.getByText(`${address.postal_code} ${address.city}`).first()).toBeVisible()
  }
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible({ timeout: ORDER_TIMEOUT_MS })
  await page.goto("/hu/checkout")

  const choose = async (delivery: "courier" | "locker" | "pickup") => {
    // The choice is saved, and the page reads its data again.
    const read = page.waitForResponse((answer) => answer.url().includes("/checkout.data"))
    await main.getByRole("radio", { name: WORDS.hu[delivery] }).check()
    await read
  }
  const expectAddress = async (address: typeof HOME, country: string) => {
    for (const [name, value] of Object.entries(address)) await expect(field(name)).toHaveValue(value)
    await expect(field("country_code")).toHaveValue(country)
  }
  await expectAddress(HOME, "hu")
  await choose("locker")
  await expectAddress(VIENNA, "at")
  await choose("pickup")
  await expectAddress(VIENNA, "at")
  await choose("courier")
  await expectAddress(HOME, "hu")
  await choose("pickup")
  await field("address_1").fill("Stephansplatz 3")
  await choose("courier")
  await expectAddress({ ...VIENNA, address_1: "Stephansplatz 3" }, "at")
})
