import { Administrator } from "../fixtures/administrator.ts"
import { test as base, expect } from "../fixtures/browser.ts"
import { addToCart, fillCheckout, LABELS, order } from "../fixtures/checkout-journey.ts"
import { type MeasuringStandIn, openMeasuringStandIn } from "../fixtures/measuring-stand-in.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { testProductsOf } from "../fixtures/test-products.ts"

const SOON = { timeout: 30_000 }
const SERVICES = { "measuring.googleAnalytics": "G-TEST1234", "measuring.metaPixel": "123456789012345" }
const NONE = { "measuring.googleAnalytics": "", "measuring.metaPixel": "" }

/** A shop with analytics, with a separate storefront that calls only the stand-in. */
const test = base.extend<{ standIn: MeasuringStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  standIn: async ({}, use) => {
    const standIn = await openMeasuringStandIn()
    await use(standIn)
    await standIn.close()
  },
  baseURL: async ({ standIn }, use) => {
    const owner = await Administrator.signIn()
    await owner.post("/shop-settings", { values: SERVICES })
    await expect.poll(async () => (await shopNow()).measuring.metaPixel, SOON).not.toBeNull()
    const storefront = await openStorefront({ MEASURING_STAND_IN_URL: standIn.url })
    await use(storefront.url)
    await storefront.stop()
    await owner.post("/shop-settings", { values: NONE })
  },
})
test.use({ storedConsent: null })

/** Names of the events that a service received, in order. */
const receivedBy = ({ received }: MeasuringStandIn, service: "google" | "meta") =>
  received
    .filter((one) => one.service === service)
    .flatMap(({ call: [kind, name] }) => (kind === "event" || kind === "track" ? [String(name)] : []))

const parametersOf = ({ received }: MeasuringStandIn, name: string) =>
  received.find(({ call }) => call[1] === name)?.call[2] as Record<string, unknown> | undefined

test("a visitor who consents is measured from then on, without name and address; a purchase once", async ({
  page,
  standIn,
}) => {
  test.setTimeout(240_000)
  const [product] = await testProductsOf("journeys")
  if (!product) throw new Error("There are no products.")
  const opened = await page.goto(`/hu/product/${product.handle}`)
  expect(opened?.headers()["content-security-policy"]).toContain(standIn.url)
  const banner = page.getByRole("region", { name: "Sütiket használunk" })
  await expect(banner).toContainText("Google Analytics, Meta Pixel")
  expect(standIn.asked).toEqual([])
  await banner.getByRole("button", { name: "Összes elfogadása" }).click()
  await expect.poll(() => receivedBy(standIn, "google"), SOON).toEqual(["page_view"])
  await expect.poll(() => receivedBy(standIn, "meta"), SOON).toEqual(["PageView"])

  await addToCart(page, "hu", product)
  await expect.poll(() => receivedBy(standIn, "meta"), SOON).toContain("AddToCart")
  expect(parametersOf(standIn, "view_item")).toMatchObject({ currency: "HUF", value: product.price })
  expect(parametersOf(standIn, "AddToCart")).toMatchObject({ content_ids: [product.sku] })
  await page.goto("/hu/cart")
  await page.getByRole("link", { name: LABELS.hu.toCheckout }).first().click()
  await expect.poll(() => receivedBy(standIn, "google"), SOON).toContain("begin_checkout")
  const email = await fillCheckout(page, "hu", { delivery: "courier", payment: "bank_transfer" })
  const beforePaying = standIn.received.length
  await order(page, "hu")
  await expect.poll(() => receivedBy(standIn, "meta"), SOON).toContain("Purchase")
  const { value } = parametersOf(standIn, "purchase") ?? {}
  expect(Number.isInteger(value)).toBe(true)
  expect(JSON.stringify(standIn.received.slice(beforePaying))).not.toContain("/checkout/payment")
  await page.reload()
  await expect.poll(() => receivedBy(standIn, "google").at(-1), SOON).toBe("page_view")
  expect(receivedBy(standIn, "google").filter((name) => name === "purchase")).toHaveLength(1)
  expect(receivedBy(standIn, "meta").filter((name) => name === "Purchase")).toHaveLength(1)
  const everything = JSON.stringify(standIn.received)
  for (const personal of [email, "Zsófia", "Kárász", "order_"]) expect(everything).not.toContain(personal)

  await page.getByRole("button", { name: "Sütibeállítások" }).click()
  const before = standIn.received.length
  await page.getByRole("button", { name: "Összes elutasítása" }).click()
  await expect.poll(() => page.evaluate(() => document.cookie), SOON).not.toMatch(/_ga|_fbp/)
  await page.goto("/hu")
  expect(standIn.received.slice(before).filter(({ call }) => call[0] !== "consent")).toEqual([])
})

test("a visitor who refuses is not measured, and services added after a consent are asked about again", async ({
  page,
  standIn,
}) => {
  await page.goto("/hu")
  await page.getByRole("button", { name: "Csak a szükségesek" }).click()
  await page.goto("/hu/products")
  expect(standIn.asked).toEqual([])
  await page.evaluate(() => {
    const consent = { essential: true, functional: true, analytics: true, marketing: true, version: "1.0" }
    localStorage.setItem(
      "cookie-consent",
      JSON.stringify({ ...consent, timestamp: new Date().toISOString() }),
    )
  })
  await page.goto("/hu")
  await expect(page.getByRole("region", { name: "Sütiket használunk" })).toContainText("Google Analytics")
  expect(standIn.asked).toEqual([])
})
