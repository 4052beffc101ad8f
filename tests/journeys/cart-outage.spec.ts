import { expect, openWithScripts, test } from "../fixtures/browser.ts"
import { addToCart, cartLink } from "../fixtures/checkout-journey.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"

/** @param cookie the signed cookie of the cart */
async function loseCart(cookie: string): Promise<void> {
  const id = JSON.parse(Buffer.from(decodeURIComponent(cookie).split(".")[0] ?? "", "base64").toString())
  await sql("update cart set deleted_at = now() where id = $1", [id])
}

/** Longer than the first wait of the browser before it calls the back end again. */
const RESCUE_TIMEOUT_MS = 30_000

const shop = test.extend<{ road: FaultProxy; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  road: async ({}, use) => {
    const road = await FaultProxy.open()
    await use(road)
    await road.close()
  },
  baseURL: async ({ road }, use) => {
    const storefront = await openStorefront({ BACKEND_URL: road.url })
    await use(storefront.url)
    await storefront.stop()
  },
})

shop(
  "what is put into the cart while the back end is unavailable comes in when it is back",
  async ({ page, road, expectedErrors }) => {
    expectedErrors.push(/status of (404|503)/)
    const [first, second] = [await testProductOf("journeys", 1), await testProductOf("journeys", 2)]
    await addToCart(page, "hu", first)
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto(`/hu/product/${second.handle}?variant=${second.sku}`)

    road.fault = "error"
    await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
    await expect(page.getByText("A terméket a böngészője megőrzi")).toBeVisible()
    await expect(cartLink(page, "hu", 2)).toBeVisible()
    await page.goto("/hu/cart")
    const kept = page.getByRole("region", { name: "A böngészője megőrizte" })
    await expect(kept.getByText(second.title)).toBeVisible()

    road.fault = "none"
    await expect(page.getByText("A megőrzött termékek a kosarában vannak.")).toBeVisible({
      timeout: RESCUE_TIMEOUT_MS,
    })
    await page.goto("/hu/cart")
    const main = page.getByRole("main")
    await expect(main.getByText(first.title).first()).toBeVisible()
    await expect(main.getByText(second.title).first()).toBeVisible()
    await expect(main.getByRole("spinbutton")).toHaveCount(2)
  },
)

shop(
  "a cart lost under an open cart page comes back from the browser's backup",
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    const testProduct = await testProductOf("journeys", 1)
    await addToCart(page, "hu", testProduct)
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    // A cart that is lost before the page has read it is restored when the button is pressed.
    await openWithScripts(page, "/hu/cart")
    const main = page.getByRole("main")
    await expect(main.getByRole("spinbutton")).toHaveValue("1")

    await loseCart((await context.cookies()).find(({ name }) => name === "medusa-cart-id")?.value ?? "")
    await main.getByRole("button", { name: /^Több/ }).click()
    await expect(page.getByText("A megőrzött termékek a kosarában vannak.")).toBeVisible({
      timeout: RESCUE_TIMEOUT_MS,
    })
    await expect(main.getByText(testProduct.title).first()).toBeVisible()
    await expect(main.getByRole("spinbutton")).toHaveValue("1")
  },
)

shop(
  "a cart that is lost comes back from the browser's backup, an order does not",
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/status of 404/)
    const testProduct = await testProductOf("journeys", 1)
    await addToCart(page, "hu", testProduct)
    await expect(page.getByRole("status").filter({ hasText: "kosár" }).first()).toBeVisible()
    await context.clearCookies({ name: "medusa-cart-id" })
    await page.goto("/hu/products")
    await expect(page.getByText("A megőrzött termékek a kosarában vannak.")).toBeVisible({
      timeout: RESCUE_TIMEOUT_MS,
    })
    await page.goto("/hu/cart")
    await expect(page.getByRole("main").getByText(testProduct.title).first()).toBeVisible()

    await page.getByRole("button", { name: "Kosár kiürítése" }).click()
    await expect(page.getByRole("heading", { name: "A kosár üres." })).toBeVisible()
    const entries = await page.evaluate(() => [
      localStorage.getItem("local_cart_items"),
      localStorage.getItem("cart_backup"),
    ])
    expect(entries).toEqual([null, null])
    await page.reload()
    await expect(page.getByRole("heading", { name: "A kosár üres." })).toBeVisible()
  },
)
