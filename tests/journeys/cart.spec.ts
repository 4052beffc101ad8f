import type { Page } from "@playwright/test"
import { Administrator } from "../fixtures/administrator.ts"
import { expect, openWithScripts, PHONE, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, fillCheckout } from "../fixtures/checkout-journey.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"

test("the cart follows every change at once, in all tabs", async ({ page, context }) => {
  const testProduct = await testProductOf("journeys", 2)
  const tab = await context.newPage()
  await tab.goto("/hu/products")
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await expect(cartLink(tab, "hu", 1)).toBeVisible()

  await page.goto("/hu/cart")
  const main = page.getByRole("main")
  await main.getByRole("button", { name: /^Több/ }).click()
  await expect(main.getByRole("spinbutton")).toHaveValue("2")
  await expect(cartLink(page, "hu", 2)).toBeVisible()
  const sums = main.getByRole("region", { name: "Összegzés" })
  const total = `${(2 * testProduct.price).toString().replace(/\B(?=(\d{3})+$)/g, " ")} Ft`
  await expect(sums.getByText(total).first()).toBeVisible()

  await page.reload()
  await expect(main.getByRole("spinbutton")).toHaveValue("2")
  await main.getByRole("button", { name: /^Eltávolítás/ }).click()
  await expect(main.getByRole("heading", { name: "A kosár üres." })).toBeVisible()
})

test("of two quick changes, the second of which is refused, the first is shown in all tabs", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const testProduct = await testProductOf("journeys", 3)
  const administrator = await Administrator.signIn()
  await administrator.setStock(testProduct.sku, 2)
  try {
    await addToCart(page, "hu", testProduct)
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    const tab = await context.newPage()
    await tab.goto("/hu/cart")
    await page.goto("/hu/cart")
    const made = Promise.withResolvers<void>()
    let posts = 0
    await page.route("**/hu/cart.data", async (route) => {
      if (route.request().method() !== "POST") return route.continue()
      posts += 1
      const response = await route.fetch()
      if (posts > 1) return route.fulfill({ response })
      // Made, but replaced by the next change before its answer arrives.
      made.resolve()
    })
    const more = page.getByRole("main").getByRole("button", { name: /^Több/ })
    await more.click()
    await made.promise
    await more.click()
    await expect(page.getByText("Ebből a termékből 2 darab van raktáron.")).toBeVisible()
    for (const one of [page, tab]) {
      await expect(one.getByRole("main").getByRole("spinbutton")).toHaveValue("2")
      await expect(cartLink(one, "hu", 2)).toBeVisible()
    }
  } finally {
    await administrator.setStock(testProduct.sku, testProduct.stock)
  }
})

test("a cart that another tab changes before this one's scripts run is shown as it is", async ({
  page,
  context,
}) => {
  const testProduct = await testProductOf("journeys", 2)
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/cart")
  const tab = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await tab.route("**/*.js", async (route) => {
    await scripts.promise
    await route.continue()
  })
  await tab.goto("/hu/cart", { waitUntil: "commit" })
  await expect(tab.getByRole("main").getByRole("spinbutton")).toHaveValue("1")
  await page.getByRole("main").getByRole("button", { name: /^Több/ }).click()
  await expect(cartLink(page, "hu", 2)).toBeVisible()
  scripts.resolve()
  await expect(tab.getByRole("main").getByRole("spinbutton")).toHaveValue("2")
})

test("an open cart and an open summary follow another tab, but not while somebody is typing", async ({
  page,
  context,
}) => {
  const [first, second] = [await testProductOf("journeys", 1), await testProductOf("journeys", 2)]
  await addToCart(page, "hu", first)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/checkout")
  await fillCheckout(page, "hu", { delivery: "pickup", payment: "bank_transfer" })
  await expect(page.getByRole("main").getByText(first.title).first()).toBeVisible()

  const cart = await context.newPage()
  await cart.goto("/hu/cart")
  const code = cart.getByRole("main").getByLabel("Kuponkód")
  await code.pressSequentially("UDVOZ")

  const tab = await context.newPage()
  await addToCart(tab, "hu", second)
  await expect(cartLink(tab, "hu", 2)).toBeVisible()
  await expect(cartLink(cart, "hu", 2)).toBeVisible()
  await expect(page.getByRole("main").getByText(second.title).first()).toBeVisible()
  await expect(page.getByText("A kosár közben megváltozott.")).toBeVisible()
  await expect(cart.getByRole("main").getByText(second.title)).toHaveCount(0)

  await code.blur()
  await expect(cart.getByRole("main").getByText(second.title).first()).toBeVisible()
  await expect(code).toHaveValue("UDVOZ")
  await cart.getByRole("button", { name: "Kosár kiürítése" }).click()
  await expect(page).toHaveURL("/hu/cart")
})

test("a product added at the moment the scripts are ready still gets into the cart", async ({ page }) => {
  const testProduct = await testProductOf("journeys", 2)
  await page.addInitScript((label) => {
    const listen = EventTarget.prototype.addEventListener
    const click = () => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>("main button[type=submit]")]
      buttons.find((button) => button.textContent === label)?.click()
    }
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listened) {
      listen.apply(this, listened)
      // Those of the window belong to the script that keeps early taps.
      if (listened[0] !== "submit" || !(this instanceof HTMLFormElement)) return
      EventTarget.prototype.addEventListener = listen
      setTimeout(click)
    }
  }, "Kosárba")
  await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
})

test.describe("on a phone", () => {
  test.use(PHONE)

  test("total and way to the checkout are on the first screen, the code field is folded", async ({
    page,
  }) => {
    await addToCart(page, "hu", await testProductOf("journeys", 2))
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto("/hu/cart")
    const main = page.getByRole("main")
    await expect(main.getByRole("link", { name: "Tovább a pénztárhoz" }).last()).toBeInViewport()
    await expect(main.getByText("Végösszeg (bruttó)").last()).toBeInViewport()
    await expect(main.getByLabel("Kuponkód")).toBeHidden()
    await main.getByText("Van kuponkódja vagy ajándékutalványa?").click()
    await expect(main.getByLabel("Kuponkód")).toBeVisible()
    // The bar goes where the page's own link is in view.
    await main.getByRole("link", { name: "Tovább a pénztárhoz" }).first().scrollIntoViewIfNeeded()
    await expect(main.getByRole("link", { name: "Tovább a pénztárhoz" })).toHaveCount(1)
  })
})

/** The notifications that an offline browser could not load are already loaded. */
async function expectPrepared(page: Page): Promise<void> {
  const parts = ["extras", "idle-cart", "/cart.js"]
  await page.waitForFunction((names) => {
    const loaded = performance.getEntriesByType("resource")
    return names.every((name) => loaded.some((entry) => entry.name.includes(name)))
  }, parts)
}

for (const { name, message } of [
  { name: /^Eltávolítás/, message: "A terméket nem sikerült eltávolítani." },
  { name: "Kosár kiürítése", message: "A kosarat nem sikerült módosítani." },
]) {
  test(`offline, what fails is reported: ${message}`, async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    const testProduct = await testProductOf("journeys", 2)
    await addToCart(page, "hu", testProduct)
    await expect(cartLink(page, "hu", 1)).toBeVisible()
    await page.goto("/hu/cart")
    await expectPrepared(page)
    await context.setOffline(true)
    const main = page.getByRole("main")
    await main.getByRole("button", { name }).click()
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible()
    await expect(main.getByText(testProduct.title).first()).toBeVisible()
    await context.setOffline(false)
  })
}

test("the cart can be restored while products wait in the browser, and offline that is reported", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const testProduct = await testProductOf("journeys", 2)
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/cart")
  await expectPrepared(page)
  const restore = page.getByRole("main").getByRole("button", { name: "Kosár helyreállítása" })
  await expect(restore).toHaveCount(0)

  const tab = await context.newPage()
  await openWithScripts(tab, `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await expectPrepared(tab)
  // Only the other tab, because a cart that cannot be read has no buttons.
  const network = await context.newCDPSession(tab)
  await network.send("Network.enable")
  await network.send("Network.emulateNetworkConditions", {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await tab.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  await expect(restore).toBeVisible()
  await context.setOffline(true)
  await restore.click()
  const message = "A kosarat nem sikerült létrehozni."
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible()
  await expect(page.getByRole("main").getByText(testProduct.title).first()).toBeVisible()
  await context.setOffline(false)
})

test("offline, products added to the existing cart are kept, and the page says so", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  const testProduct = await testProductOf("journeys", 2)
  await openWithScripts(page, `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  const add = page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first()
  await add.click()
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await expectPrepared(page)
  await context.setOffline(true)
  await add.click()
  await expect(page.getByRole("status").filter({ hasText: "A terméket a böngészője megőrzi" })).toBeVisible()
  await context.setOffline(false)
})

test("an invalid code is reported at the field, and the cart does not change", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  const testProduct = await testProductOf("journeys", 2)
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/cart")
  const main = page.getByRole("main")
  await main.getByLabel("Kuponkód").fill("NINCSILYEN")
  await main.getByRole("button", { name: "Beváltás" }).click()
  await expect(main.getByLabel("Kuponkód")).toHaveAccessibleDescription(
    /A kódot nem sikerült beváltani\. Ez nem érvényes kuponkód vagy ajándékutalvány/,
  )
  await expect(main.getByText(testProduct.title)).toBeVisible()

  await main.getByLabel("Kuponkód").fill("UDVOZLET10")
  await main.getByRole("button", { name: "Beváltás" }).click()
  await expect(main.getByRole("button", { name: "Kupon eltávolítása: UDVOZLET10" })).toBeVisible()
  await expect(main.getByLabel("Kuponkód")).toHaveValue("")
})

test("who wants more pieces than there are takes those with one click", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 409/)
  const testProduct = await testProductOf("journeys", 2)
  const { variants } = await readProduct(testProduct.handle, "hu")
  const stock = variants.find(({ id }) => id === testProduct.variantId)?.stock ?? 0
  await addToCart(page, "hu", testProduct)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await page.goto("/hu/cart")
  const main = page.getByRole("main")
  const pieces = main.getByRole("spinbutton")
  await pieces.fill("99")
  await pieces.press("Enter")
  await expect(main.getByRole("alert")).toContainText(`${stock} darab van raktáron`)
  await main.getByRole("button", { name: `${stock} darabot kérek` }).click()
  await expect(pieces).toHaveValue(String(stock))
  await expect(cartLink(page, "hu", stock)).toBeVisible()
  await main.getByRole("button", { name: /^Eltávolítás/ }).click()
  await expect(main.getByRole("button", { name: "Visszavonás" })).toBeVisible()
  await expect(page.getByText("A terméket eltávolítottuk a kosárból.")).toBeVisible()
})
