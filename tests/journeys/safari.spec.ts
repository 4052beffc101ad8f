import { expect, test } from "@playwright/test"
import { By, until, type WebDriver, type WebElement } from "selenium-webdriver"
import cartAdded from "../../apps/storefront/app/i18n/messages/hu/cart-added.json" with { type: "json" }
import { LABELS, ORDER_TIMEOUT_MS } from "../fixtures/checkout-journey.ts"
import { newPerson, WORDS } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { inWebKit } from "../fixtures/webkit.ts"

const TIMEOUT_MS = 180_000
/** What a page loads when it is idle: the cart, its windows and their texts. */
const IDLE = ["/idle-cart-", "/extras-", "/cart.js"]
/** The town is filled in by its postal code. */
const FIELDS = ["email", "phone", "last_name", "first_name", "postal_code", "address_1"] as const

test.skip(process.platform !== "linux", "Its engine is a Debian package.")
test.describe.configure({ timeout: TIMEOUT_MS })

const withText = (tag: string, text: string) => By.xpath(`//${tag}[contains(normalize-space(.), "${text}")]`)

/** @returns the first that is seen: some are there twice, for narrow and wide screens */
async function find(browser: WebDriver, what: By): Promise<WebElement> {
  const firstSeen = async () => {
    for (const element of await browser.findElements(what)) if (await element.isDisplayed()) return element
    return null
  }
  const found = await browser.wait(firstSeen, ORDER_TIMEOUT_MS, `${what}`)
  if (!found) throw new Error(`${what} is not shown.`)
  return found
}

const click = async (browser: WebDriver, what: By) => {
  const element = await find(browser, what)
  // A bar of the page may lie on it.
  await browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element)
  await element.click()
}

/** Opens a page and waits until everything that it loads by itself has run. */
async function open(browser: WebDriver, path: string): Promise<void> {
  await browser.get(stack.shopUrl + path)
  const isLoaded = `return arguments[0].every((part) =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes(part)))`
  await browser.wait(() => browser.executeScript<boolean>(isLoaded, IDLE), ORDER_TIMEOUT_MS, "idle scripts")
  await browser.executeAsyncScript("const [done] = arguments; setTimeout(done, 0)")
}

const heading = async (browser: WebDriver) => (await find(browser, By.css("main h1"))).getText()

test("in Safari's engine: pages stay what they are when their scripts have run, and a phone buys", async () => {
  const product = await testProductOf("journeys", 2)
  const person = newPerson()
  await inWebKit(async (browser) => {
    for (const path of ["/hu", "/en/products", "/hu/search?q=b%C3%B6gre"]) {
      await open(browser, path)
      const response = await fetch(stack.shopUrl + path)
      const [, written = ""] = /<h1[^>]*>([^<]+)/.exec(await response.text()) ?? []
      expect(await heading(browser)).toContain(written)
    }

    await open(browser, `/hu/product/${product.handle}?variant=${product.sku}`)
    await click(browser, withText("main//button", LABELS.hu.addToCart))
    await click(browser, withText("a", cartAdded.toCheckout))
    await browser.wait(until.urlContains("/hu/checkout"), ORDER_TIMEOUT_MS)

    for (const name of FIELDS)
      await (await find(browser, By.css(`main [name=${name}]`))).sendKeys(person[name])
    await click(browser, withText("main//label", WORDS.hu.pickup))
    await click(browser, withText("main//label", WORDS.hu.bank_transfer))
    await click(browser, withText("main//button", LABELS.hu.toSummary))
    await browser.wait(until.urlContains("/hu/checkout/payment"), ORDER_TIMEOUT_MS)
    await click(browser, By.css("main input[type=checkbox][required]"))
    await click(browser, withText("button", WORDS.hu.orderButton))
    await browser.wait(until.urlContains("/order-confirmation/order_"), ORDER_TIMEOUT_MS)
    expect(await heading(browser)).toBe(WORDS.hu.thanks)
  })
})
