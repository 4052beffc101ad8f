import type { BrowserContext, Page } from "@playwright/test"
import { expect, expectNoAxeViolations, openWithScripts, test } from "../fixtures/browser.ts"
import { addToCart, cartLink, typedBy } from "../fixtures/checkout-journey.ts"
import { WORDS as PURCHASE } from "../fixtures/purchase.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"

test.use({ serviceWorkers: "allow" })

const NO_CONNECTION = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/]
const WORDS = {
  hu: { offline: "Nincs internetkapcsolat", retry: "Újra megpróbálom" },
  en: { offline: "You’re offline", retry: "Try again" },
}

/** The service worker controls this page, and has cached it with all its files. */
async function expectKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      if (!navigator.serviceWorker.controller) return false
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
      const files = loaded.filter((url) => /^\/(assets|pictures)\//.test(new URL(url).pathname))
      const kept = await Promise.all([location.href, ...files].map((url) => caches.match(url)))
      return !kept.includes(undefined)
    })
  await expect.poll(isKept).toBe(true)
}

/** The code for the cart has been prefetched. */
const expectCartReady = (page: Page) => expectFetched(page, ["idle-cart", "/cart.js", "extras"])

async function expectFetched(page: Page, files: string[]): Promise<void> {
  await page.waitForFunction((parts) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    return parts.every((part) => loaded.some((name) => name.includes(part)))
  }, files)
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await expectFetched(page, ["extras"])
  await context.setOffline(true)
  await expect(page.getByRole("status").filter({ hasText: WORDS.hu.offline }).first()).toBeVisible()
}

/** A product whose page can add it to the cart. */
async function openProduct(page: Page): Promise<TestProduct> {
  const testProduct = await testProductOf("journeys", 2)
  await openWithScripts(page, `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await expectCartReady(page)
  return testProduct
}

async function addOffline(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  await expect(page.getByRole("status").filter({ hasText: "A terméket a böngészője megőrzi" })).toBeVisible()
}

test("on a first visit, products added offline are in the cart afterward", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  await openProduct(page)
  await goOffline(context, page)
  await addOffline(page)
  await context.setOffline(false)
  await openWithScripts(page, "/hu/products")
  await expect(cartLink(page, "hu", 1)).toBeVisible()
})

test("a product added offline is on the offline page in place of the cart", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  const testProduct = await openProduct(page)
  await expectFetched(page, ["idle-cart"])
  await expectKept(page)
  await goOffline(context, page)
  await addOffline(page)
  await page.goto("/hu/cart")
  await expect(page.getByRole("heading", { level: 1, name: WORDS.hu.offline })).toBeVisible()
  const kept = page.getByRole("region", { name: "A böngészője megőrizte" })
  await expect(kept.getByText(testProduct.title)).toBeVisible()
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  // A page from the cache knows of it, too.
  await page.goto(`/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await context.setOffline(false)
})

for (const locale of TEST_LOCALES) {
  test(`without a connection seen pages open, others say so and come by themselves, in ${locale}`, async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...NO_CONNECTION)
    const testProduct = await testProductOf("journeys", 2)
    const product = `/${locale}/product/${testProduct.handle}`
    await openWithScripts(page, product)
    await expectKept(page)
    await page.goto(`/${locale}/products`)
    await expectKept(page)
    await context.setOffline(true)

    await page.goto(product)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("main").locator("picture img").first()).toBeVisible()
    await page.goto(`/${locale}/about`)
    await expect(page.getByRole("heading", { level: 1, name: WORDS[locale].offline })).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.getByRole("status").filter({ hasText: WORDS[locale].offline })).toHaveCount(0)
    const retry = page.getByRole("main").getByRole("link", { name: WORDS[locale].retry })
    await expect(retry).toHaveAttribute("href", `/${locale}/about`)
    await retry.click()
    await expect(page.getByRole("heading", { level: 1, name: WORDS[locale].offline })).toBeVisible()

    await expect(retry).toHaveAttribute("href", `/${locale}/about`)
    await context.setOffline(false)
    await expect(page).toHaveURL(`/${locale}/about`)
  })
}

test("a link to a page that was not cached leads to the offline page", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  await openWithScripts(page, "/hu/journal")
  await expectKept(page)
  await goOffline(context, page)
  await page
    .getByRole("navigation", { name: "Jogi tudnivalók" })
    .getByRole("link", { name: "Adatkezelési tájékoztató" })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: WORDS.hu.offline })).toBeVisible()
  await context.setOffline(false)
})

test("the checkout keeps its input, and none of its pages is ever shown from a cache", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  const testProduct = await testProductOf("journeys", 2)
  await openWithScripts(page, `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`)
  await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await openWithScripts(page, "/hu/checkout")
  const email = page.getByRole("main").getByLabel("E-mail-cím", { exact: true })
  const typed = "vevo@example.com"
  await email.fill(typed)
  await goOffline(context, page)
  await page.getByRole("button", { name: "Tovább az összegzéshez" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Most nem tudjuk elküldeni" })).toBeVisible()
  await expect(email).toHaveValue(typed)
  await page.evaluate(() => scrollTo(0, 600))
  await page.goto("/hu/checkout/payment")
  await expect(page.getByRole("heading", { level: 1, name: WORDS.hu.offline })).toBeInViewport()
  await page.goto("/hu/cart")
  const lastSeen = page.getByRole("region", { name: "Ez van a kosarában" })
  await expect(lastSeen.getByText(testProduct.title)).toBeVisible()
  await context.setOffline(false)
})

/** The script of the route to which every change of the cart is posted, from the page's table of scripts. */
async function cartScriptOf(page: Page, address: string): Promise<string> {
  const read = async (path: string) => await (await page.request.get(path)).text()
  const table = /\/assets\/manifest-[^"]+\.js/.exec(await read(address))?.[0] ?? ""
  const script = /"routes\/cart":\{.*?"module":"([^"]+)"/.exec(await read(table))?.[1]
  if (!script) throw new Error("The page names no script of the cart's route.")
  return `**${script}`
}

test.describe("in a tunnel before anything was fetched ahead", () => {
  test.use({ serviceWorkers: "block" })

  test("the page stays, and says what cannot be done now", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(...NO_CONNECTION, /Failed to fetch/)
    const testProduct = await testProductOf("journeys", 2)
    const address = `/hu/product/${testProduct.handle}?variant=${testProduct.sku}`
    // This script is still on its way when the connection goes.
    const tunnel = Promise.withResolvers<void>()
    await page.route(await cartScriptOf(page, address), async (route) => {
      await tunnel.promise
      await route.abort("internetdisconnected")
    })
    await openWithScripts(page, address)
    // The code that watches the connection is loaded, and with it all of the cart's code that this test does
    // not hold back.
    const cart = page.getByRole("banner").getByRole("link", { name: /^Kosár/ })
    await expect(cart).toHaveAttribute("aria-haspopup", "dialog")
    await context.setOffline(true)
    tunnel.resolve()
    await expect(page.getByRole("status").filter({ hasText: WORDS.hu.offline }).first()).toBeVisible()
    await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
    await expect(page.getByRole("alert").filter({ hasText: "Most nem tudjuk elküldeni" })).toBeVisible()
    await page.getByRole("contentinfo").getByRole("link", { name: "Rólunk" }).click()
    await expect(
      page.getByRole("alert").filter({ hasText: "Ez az oldal most nem nyitható meg" }),
    ).toBeVisible()
    await expect(page.getByRole("heading", { level: 1, name: testProduct.title })).toBeVisible()
    await context.setOffline(false)
  })
})

test("another quantity without a connection says why it was not saved, and the cart stays", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await openWithScripts(page, "/hu/cart")
  await expectFetched(page, ["idle-cart", "/cart.js"])
  await context.setOffline(true)
  const main = page.getByRole("main")
  await main.getByRole("button", { name: /^Több/ }).click()
  await expect(main.getByRole("alert").filter({ hasText: "Nincs internetkapcsolat, ezért" })).toBeVisible()
  await expect(main.getByRole("spinbutton")).toHaveValue("1")
  await context.setOffline(false)
})

test("a connection that breaks after a change and before it is read leaves the cart on the screen", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await openWithScripts(page, "/hu/cart")
  const reads = (url: URL) => url.pathname === "/hu/cart.data"
  await page.route(reads, (route) =>
    route.request().method() === "GET" ? route.abort("internetdisconnected") : route.continue(),
  )
  const main = page.getByRole("main")
  const failed = page.waitForEvent("requestfailed")
  await main.getByRole("button", { name: /^Több/ }).click()
  await failed
  await expect(cartLink(page, "hu", 2)).toBeVisible()
  await expect(main.getByRole("spinbutton")).toBeVisible()
  await page.unroute(reads)
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(main.getByRole("spinbutton")).toHaveValue("2")
})

test("a choice in the checkout without a connection keeps the form, and everything typed in it", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_CONNECTION)
  await addToCart(page, "hu", await testProductOf("journeys", 2))
  await expect(cartLink(page, "hu", 1)).toBeVisible()
  await openWithScripts(page, "/hu/checkout")
  await expectFetched(page, ["extras"])
  const main = page.getByRole("main")
  await context.setOffline(true)
  await main.getByRole("radio", { name: PURCHASE.hu.courier }).check()
  await main.getByRole("radio", { name: PURCHASE.hu.cash_on_delivery }).check()
  const { email, fields } = typedBy("hu")
  for (const [label, value] of fields) await main.getByLabel(label, { exact: true }).first().fill(value)
  await context.setOffline(false)
  await main.getByRole("button", { name: "Tovább az összegzéshez" }).click()
  await expect(page).toHaveURL("/hu/checkout/payment")
  await expect(main.getByText(email)).toBeVisible()
})

test.describe("with a connection that only seems to be there", () => {
  test.use({ serviceWorkers: "block" })

  test("a page whose script does not come says so, and comes at the next try", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...NO_CONNECTION, /Failed to fetch/, /Error loading route module/)
    await openWithScripts(page, "/hu")
    await page.route(/./, (route) => route.abort("internetdisconnected"))
    await page.getByRole("contentinfo").getByRole("link", { name: "Rendelés követése" }).click()
    await expect(page.getByRole("heading", { level: 1, name: WORDS.hu.offline })).toBeVisible()
    await page.unroute(/./)
    await page.getByRole("main").getByRole("link", { name: WORDS.hu.retry }).click()
    await expect(page.getByRole("heading", { level: 1, name: /Rendelés/ })).toBeVisible()
  })
})
