import { expect, PHONE, test } from "../fixtures/browser.ts"
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
