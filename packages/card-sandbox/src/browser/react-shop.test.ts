import { existsSync } from "node:fs"
import AxeBuilder from "@axe-core/playwright"
import { type Browser, chromium, type Page } from "playwright-core"
import type Stripe from "stripe"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { connect } from "../test-kit/official-clients.ts"
import { runSandbox } from "../test-kit/running-sandbox.ts"
import { runShop } from "../test-kit/shop/run-shop.ts"

// biome-ignore lint/style/noProcessEnv: `npm test` looks for a browser, installs one, and says here where it is
const CHROMIUM = process.env.CHROMIUM_PATH || "/usr/bin/chromium"
// Long timeouts, because the machine may be busy.
const JOURNEY_TIMEOUT_MS = 120_000
const STEP_TIMEOUT_MS = 40_000

/** With the official React package in a real browser; shop and sandbox are two origins. */
describe.skipIf(!existsSync(CHROMIUM))("a shop's payment page", { timeout: JOURNEY_TIMEOUT_MS }, () => {
  let browser: Browser
  beforeAll(async () => {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    browser = await chromium.launch({ executablePath: CHROMIUM, args })
  }, JOURNEY_TIMEOUT_MS)
  afterAll(() => browser.close())

  const open = async (query: Record<string, string> = {}, viewport = { width: 1280, height: 800 }) => {
    const sandbox = await runSandbox()
    const stripe = connect(sandbox.url)
    const shop = await runShop(sandbox.url)
    const intent = await stripe.paymentIntents.create({
      amount: 1_290_000,
      currency: "huf",
      automatic_payment_methods: { enabled: true },
    })
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_TIMEOUT_MS)
    const complaints: string[] = []
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isRefusal(message.text()))
        complaints.push(message.text())
    })
    page.on("pageerror", (error) => complaints.push(String(error)))
    onTestFinished(async () => {
      await context.close()
      expect(complaints).toEqual([])
    })
    const address = new URLSearchParams({ client_secret: String(intent.client_secret), ...query })
    await page.goto(`${shop}/pay?${address}`)
    const form = page.frameLocator("iframe")
    await form.locator("#number").waitFor()
    return { sandbox, stripe, shop, intent, page, form }
  }

  type Form = Awaited<ReturnType<typeof open>>["form"]

  const type = async (form: Form, number: string) => {
    await form.locator("#number").pressSequentially(number)
    await form.locator("#expiry").pressSequentially("1130")
    await form.locator("#cvc").pressSequentially("123")
  }

  const resultOf = async (page: Page) => {
    return JSON.parse((await page.locator("#result:not(:empty)").textContent()) ?? "")
  }

  it("pays with a good card, whose number is in the frame alone, and comes back to the shop", async () => {
    const { stripe, shop, intent, page, form } = await open()
    await type(form, "4242424242424242")
    expect(await form.locator("#number").inputValue()).toBe("4242 4242 4242 4242")
    expect(await form.locator("#expiry").inputValue()).toBe("11 / 30")
    expect(await page.locator("input").count()).toBe(0)
    expect(await page.evaluate(() => document.querySelector("iframe")?.contentDocument ?? null)).toBeNull()
    await page.locator("#change", { hasText: '{"complete":true,"empty":false}' }).waitFor()
    await page.getByRole("button", { name: "Pay" }).click()
    await page.waitForURL(`${shop}/verify?**`)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: "succeeded",
    })
    const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ["payment_method"] })
    expect(paid.status).toBe("succeeded")
    const method = paid.payment_method as Stripe.PaymentMethod
    expect(method.billing_details).toMatchObject({ name: "Kovács Anna", address: { country: "HU" } })
  })

  it("stays where it is when no redirect is needed", async () => {
    const { shop, page, form } = await open({ redirect: "if_required" })
    await type(form, "5555555555554444")
    await page.getByRole("button", { name: "Pay" }).click()
    expect(await resultOf(page)).toMatchObject({
      paymentIntent: { object: "payment_intent", status: "succeeded" },
    })
    expect(page.url()).toContain(`${shop}/pay`)
  })

  it.each([
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000000127", "incorrect_cvc", undefined],
  ])("tells that %s was declined, and takes another card", async (number, code, declineCode) => {
    const { stripe, shop, intent, page, form } = await open()
    await type(form, number)
    await page.getByRole("button", { name: "Pay" }).click()
    const { error } = await resultOf(page)
    expect(error).toMatchObject({ type: "card_error", code, payment_intent: { id: intent.id } })
    expect(error.decline_code).toBe(declineCode)
    await form.locator("#number").fill("")
    await form.locator("#number").pressSequentially("4242424242424242")
    await page.getByRole("button", { name: "Pay" }).click()
    await page.waitForURL(`${shop}/verify?**`)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("succeeded")
  })

  it.each([
    ["Jóváhagyom", "succeeded", "succeeded"],
    ["Elutasítom", "failed", "requires_payment_method"],
  ])("goes to the bank for 3-D Secure and back: %s", async (button, redirectStatus, status) => {
    const { sandbox, stripe, shop, intent, page, form } = await open({ locale: "hu" })
    await type(form, "4000002760003184")
    await page.getByRole("button", { name: "Pay" }).click()
    await page.waitForURL(`${sandbox.url}/redirect/**`)
    const bankUrl = page.url()
    expect(await page.locator("html").getAttribute("lang")).toBe("hu")
    expect((await page.locator("strong").textContent())?.replace(/\s/g, " ")).toBe("12 900 Ft")
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole("button", { name: button }).click()
    await page.waitForURL(`${shop}/verify?**`)
    expect(new URL(page.url()).searchParams.get("redirect_status")).toBe(redirectStatus)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(status)
    await page.goto(bankUrl)
    expect(await page.locator("button").count()).toBe(0)
  })

  it("tells beside the field what is missing, in the shopper's language", async () => {
    const { page, form } = await open({ locale: "hu" })
    expect(await form.getByLabel("Kártyaszám").isVisible()).toBe(true)
    expect(await form.locator("html").getAttribute("lang")).toBe("hu")
    await form.getByLabel("Kártyaszám").pressSequentially("4242")
    await page.getByRole("button", { name: "Pay" }).click()
    expect(await resultOf(page)).toMatchObject({
      error: { type: "validation_error", code: "incomplete_number", message: "A kártyaszám hiányos." },
    })
    expect(await form.locator("#number-error").textContent()).toBe("A kártyaszám hiányos.")
    expect(await form.locator("#number").getAttribute("aria-invalid")).toBe("true")
    expect(await form.locator("#cvc-error").textContent()).toBe("A biztonsági kód hiányos.")
    // The iframe grows with its messages, so that nothing is cut off.
    await expect
      .poll(() => form.locator("html").evaluate((html) => html.scrollHeight - window.innerHeight))
      .toBe(0)
  })

  it("asks for the client secret only after the form is good, with `mode`", async () => {
    const { shop, page, form } = await open({ deferred: "1" })
    await page.getByRole("button", { name: "Pay" }).click()
    expect(await resultOf(page)).toMatchObject({ error: { code: "incomplete_number" } })
    await type(form, "4242424242424242")
    await page.getByRole("button", { name: "Pay" }).click()
    await page.waitForURL(`${shop}/verify?**`)
  })

  it("keeps a card without paying", async () => {
    const { page, form } = await open()
    await type(form, "378282246310005")
    await form.locator("#cvc").fill("1234")
    await page.getByRole("button", { name: "Keep" }).click()
    expect(await resultOf(page)).toMatchObject({
      paymentMethod: { type: "card", card: { brand: "amex", last4: "0005" } },
    })
  })

  it("tells when the client secret is wrong", async () => {
    const { page } = await open({ client_secret: "pi_1_secret_2" })
    expect(await resultOf(page)).toMatchObject({ loadError: { code: "resource_missing" } })
  })

  it("is accessible, and fits a phone", async () => {
    const { page, form } = await open({ locale: "hu" }, { width: 360, height: 740 })
    const report = await new AxeBuilder({ page }).analyze()
    expect(report.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    const box = await form.locator("#number").boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })

  it("does not listen to other windows", async () => {
    const { page } = await open()
    await page.evaluate(() => {
      window.postMessage({ sandbox: "event", name: "change", value: { complete: true, empty: false } }, "*")
    })
    expect(await page.locator("#change").textContent()).toBe("ready")
  })
})

/** Browsers log every answer of 400 and above to the console, including a declined card. */
function isRefusal(text: string): boolean {
  return /status of (402|404)/.test(text)
}
