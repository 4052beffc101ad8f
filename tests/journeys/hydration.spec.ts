import { expect, PHONE, reloadAndHurry, test } from "../fixtures/browser.ts"
import { testProductOf } from "../fixtures/test-products.ts"

test.use(PHONE)

/** Runs in the browser, before the page's scripts: remembers every element that the server sent. */
function rememberElements(): void {
  document.addEventListener("DOMContentLoaded", () => {
    Object.assign(window, { sent: [...document.querySelectorAll("#page *:not(script)")] })
  })
}

/** Runs in the browser: the elements that were replaced or removed. */
const lostElements = () =>
  (window as unknown as { sent: Element[] }).sent
    .filter((element) => !element.isConnected)
    .map(({ outerHTML }) => outerHTML.slice(0, 200))

test("the scripts take over the server's elements part by part, and replace none of them", async ({
  page,
}) => {
  const { handle } = await testProductOf("journeys", 1)
  await page.addInitScript(rememberElements)
  const look = (path: string) =>
    test.step(path, async () => {
      await page.goto(path)
      expect(await page.evaluate(() => performance.getEntriesByName("page-hydrated").length)).toBe(1)
      expect(await page.evaluate(lostElements)).toEqual([])
    })
  for (const path of ["/hu", "/hu/products", "/hu/search?q=tal", `/hu/product/${handle}`, "/hu/gyik"])
    await look(path)
  await page.goto(`/hu/product/${handle}`)
  const added = page.waitForResponse((answer) => answer.request().method() === "POST")
  await page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first().click()
  await added
  for (const path of ["/hu/cart", "/hu/checkout", "/hu/account", "/hu/wishlist"]) await look(path)
})

test("what is pressed and changed before the scripts run is done afterward, once", async ({ page }) => {
  const { handle } = await testProductOf("journeys", 1)
  const main = page.getByRole("main")
  await page.goto(`/hu/product/${handle}`)
  const quantity = main.getByLabel("Mennyiség", { exact: true }).first()
  const heart = main.getByRole("button", { name: /kívánságlist/i }).first()
  await reloadAndHurry(page, async () => {
    for (const _ of [1, 2]) await main.getByRole("button", { name: /^Több/ }).first().click()
    await heart.click()
  })
  await expect(quantity).toHaveValue("3")
  await expect(heart).toHaveAttribute("aria-pressed", "true")

  await page.goto("/hu/products")
  await reloadAndHurry(page, async () => {
    await main.getByLabel("Rendezés").focus()
    await page.keyboard.press("End")
  })
  await expect(page).toHaveURL(/sort=name/)
})

/** Runs in the browser: sends the field's form as soon as the scripts have reset the field. */
function sendWhenReset(field: HTMLInputElement | HTMLElement): void {
  if (!(field instanceof HTMLInputElement)) return
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
  Object.defineProperty(field, "value", {
    configurable: true,
    get: () => own?.get?.call(field),
    set(next: unknown) {
      own?.set?.call(field, next)
      if (String(next) !== "1") return
      Reflect.deleteProperty(field, "value")
      queueMicrotask(() => field.form?.requestSubmit())
    },
  })
}

test("a form is sent with what was typed before the scripts ran, also while they take over the page", async ({
  page,
}) => {
  const { handle } = await testProductOf("journeys", 1)
  await page.goto(`/hu/product/${handle}`)
  const quantity = page.getByRole("main").getByLabel("Mennyiség", { exact: true }).first()
  const posted = page.waitForRequest((request) => request.method() === "POST")
  await reloadAndHurry(page, async () => {
    await quantity.fill("2")
    await quantity.evaluate(sendWhenReset)
  })
  expect((await posted).postData()).toMatch(/quantity(?:=|"\s+)2/)
})

test("a form that is on its way is not sent again before the scripts run", async ({ page }) => {
  const { handle } = await testProductOf("journeys", 1)
  const sent = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let posts = 0
  await page.route("**/hu/cart", async (route) => {
    if (route.request().method() === "POST") {
      posts += 1
      sent.resolve()
      await answered.promise
    }
    await route.continue()
  })
  await page.goto(`/hu/product/${handle}`)
  const add = page.getByRole("main").getByRole("button", { name: "Kosárba", exact: true }).first()
  await reloadAndHurry(page, async () => {
    await add.scrollIntoViewIfNeeded()
    const place = await add.boundingBox()
    if (!place) throw new Error("The button is not shown.")
    // A click of Playwright's own would wait for the next page.
    const press = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
    await press()
    await sent.promise
    await press()
    answered.resolve()
    await page.waitForURL("/hu/cart", { waitUntil: "commit" })
  })
  expect(posts).toBe(1)
})

test.describe("before anybody touches a page", () => {
  test.use({ serviceWorkers: "block" })

  /** In KiB, with headers, and slightly above the current sizes; over HTTP/2 they are 5 KiB less (bench/javascript-size). */
  const MOST_SCRIPTS = {
    "/hu": 101,
    "/hu/products": 104,
    "/hu/product/": 106,
    "/hu/cart": 97,
    "/hu/checkout": 107,
  }

  for (const [path, most] of Object.entries(MOST_SCRIPTS))
    test(`${path} fetches at most ${most} KiB of scripts, also while it is idle`, async ({
      page,
      baseURL,
    }) => {
      const { handle, variantId } = await testProductOf("journeys", 1)
      const isCheckout = path === "/hu/checkout"
      if (isCheckout) {
        const form = { intent: "add", variant_id: variantId }
        await page.request.post("/hu/cart", { form, headers: { origin: baseURL ?? "" } })
      }
      const sizes: Promise<number>[] = []
      page.on("requestfinished", (request) => {
        if (!request.url().endsWith(".js")) return
        sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize))
      })
      await page.goto(path.endsWith("/") ? path + handle : path)
      await expect(page).toHaveURL(new RegExp(`^[^?]*${path}`))
      const idle = ["extras", "/cart.js", ...(isCheckout ? [] : ["idle-cart"])]
      await page.waitForFunction(
        (parts) =>
          parts.every((part) =>
            performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
          ),
        idle,
      )
      await page.waitForLoadState("networkidle")
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(bytes / 1024).toBeLessThan(most)
      expect(bytes / 1024).toBeGreaterThan(most / 2)
    })
})
