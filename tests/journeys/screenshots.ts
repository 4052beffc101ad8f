import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { consentOf, storeConsent } from "../fixtures/browser.ts"
import { openedParts, openPages, purchasePages } from "../fixtures/every-page.ts"
import { FaultProxy } from "../fixtures/fault-proxy.ts"
import { openStorefront } from "../fixtures/own-storefront.ts"
import { outageStates, paymentStates, standingStates } from "../fixtures/page-states.ts"
import type { Language } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

/**
 * Takes a screenshot of every page on every screen, in both color modes and languages, and creates an
 * index.html that shows them side by side: `npm run screenshots [-- part of a name …]`. A name is
 * page-language-mode-width.
 */
const WIDTHS = [390, 820, 1440]
const HEIGHT = 900
/** A busy machine is slow, and a screenshot is not a test. */
const TIMEOUT_MS = 120_000
const COLOR_MODES = ["light", "dark"] as const
/** Pages that people print. */
const PRINTED = ["terms", "confirmation"]
/** An A4 sheet without its margins at 96 dpi. */
const SHEET_WIDTH = 673

const [folder = "screenshots", ...parts] = process.argv.slice(2)
const target = resolve(folder)
await mkdir(target, { recursive: true })

const wanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part))
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
})
const [testProduct, otherProduct] = await mostAmpleProducts()
const pages = await openPages()
const road = await FaultProxy.open()
const cutOff = await openStorefront({ BACKEND_URL: road.url })
for (const language of TEST_LOCALES) await fetch(`${cutOff.url}/${language}`)
road.fault = "error"

/** Every screenshot run orders a piece of each, so those with the most stock are used. */
async function mostAmpleProducts(): Promise<[TestProduct, TestProduct]> {
  const [one, other] = (await testProductsOf("journeys")).toSorted((a, b) => b.stock - a.stock)
  if (!one || !other) throw new Error("The shop has not enough products to order.")
  return [one, other]
}

/** Lazy pictures load when they are visible: here all at once. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = "eager"
    await Promise.allSettled(shown.map((image) => image.decode()))
  })
}

/** In a screenshot of the whole page the bottom bar would be somewhere in its middle. */
async function hideFixedBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll("nav")) {
      if (getComputedStyle(bar).position === "fixed") bar.style.visibility = "hidden"
    }
  })
}

let taken = 0

async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  await loadPictures(page)
  if (fullPage) {
    await hideFixedBars(page)
    // Elements that stick to the upper edge would be at the scroll position.
    await page.evaluate(() => scrollTo(0, 0))
  }
  await page.screenshot({ path: join(target, `${name}.jpg`), type: "jpeg", quality: 88, fullPage })
  taken += 1
}

async function takeLook(language: Language, colorScheme: "light" | "dark", width: number): Promise<void> {
  const look = `${language}-${colorScheme}-${width}`
  const context = await browser.newContext({
    baseURL: stack.shopUrl,
    viewport: { width, height: HEIGHT },
    colorScheme,
    reducedMotion: "reduce",
    hasTouch: width < 1000,
    locale: "hu-HU",
    timezoneId: "Europe/Budapest",
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(storeConsent, consentOf({ functional: false }))
  const page = await context.newPage()
  const standing = [...pages, ...openedParts(width), ...outageStates(cutOff.url), ...standingStates(width)]
  for (const stop of standing.filter(({ name }) => wanted(`${name}-${look}`))) {
    await stop.open(page, language)
    await take(page, `${stop.name}-${look}`, !stop.windowOnly)
  }
  const purchase = [...purchasePages(testProduct), ...paymentStates(otherProduct)]
  // One of the states asks about cookies again.
  if (page.url() !== "about:blank") await page.evaluate(() => localStorage.removeItem("cookie-consent"))
  if (purchase.some(({ name }) => wanted(`${name}-${look}`))) {
    for (const stop of purchase) {
      await stop.open(page, language)
      if (wanted(`${stop.name}-${look}`)) await take(page, `${stop.name}-${look}`, !stop.windowOnly)
    }
  }
  await context.close()
  process.stdout.write(`${look}\n`)
}

async function takePrinted(language: Language): Promise<void> {
  const page = await browser.newPage({
    baseURL: stack.shopUrl,
    viewport: { width: SHEET_WIDTH, height: HEIGHT },
  })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.addInitScript(storeConsent, consentOf({ functional: false }))
  const printed = pages.filter(({ name }) => PRINTED.includes(name))
  for (const stop of [...printed, ...purchasePages(testProduct)]) {
    await stop.open(page, language)
    if (!PRINTED.includes(stop.name)) continue
    // Only the content: printed pages have no buttons.
    await page.emulateMedia({ media: "print" })
    await take(page, `${stop.name}-${language}-print`, true)
    await page.emulateMedia({ media: "screen" })
  }
  await page.close()
}

try {
  for (const language of TEST_LOCALES) {
    for (const colorMode of COLOR_MODES) {
      for (const width of WIDTHS) await takeLook(language, colorMode, width)
    }
    if (wanted("print")) await takePrinted(language)
  }
} finally {
  await browser.close()
  await cutOff.stop()
  await road.close()
}

if (taken === 0) throw new Error(`No page has a name that contains ${parts.join(" or ")}.`)

const files = (await readdir(target)).filter((file) => file.endsWith(".jpg")).sort()
const figures = files.map(
  (file) => `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`,
)
const style =
  "body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{width:20rem}"
await writeFile(join(target, "index.html"), `<!doctype html><style>${style}</style>${figures.join("\n")}`)
