import type { Browser, CDPSession, Page } from "playwright-core"

/** The window Lighthouse's phone has. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Everything takes its time where others share the processor. */
const PATIENCE_MS = 120_000

type Cookies = Parameters<Awaited<ReturnType<Browser["newContext"]>>["addCookies"]>[0]

/** Opens a page for a visitor who was never here, and closes everything afterward. */
export async function onPhone<T>(
  browser: Browser,
  cookies: Cookies,
  use: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: "hu-HU", serviceWorkers: "block" })
  context.setDefaultTimeout(PATIENCE_MS)
  context.setDefaultNavigationTimeout(PATIENCE_MS)
  await context.addCookies(cookies)
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Waits until the page has loaded everything that it loads by itself, and is idle. */
export async function untilQuiet(page: Page): Promise<void> {
  // The last of all that comes when a page is quiet; at the checkout, which has the cart's texts at once, the extras.
  await page.waitForFunction(() =>
    ["/extras-", "/cart.js"].every((part) =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes(part)),
    ),
  )
  await page.waitForLoadState("networkidle")
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

const BYTES_PER_KIB = 1024

/** What all scripts weighed as they travelled, headers included. */
export async function scriptsKibOf(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )
  return bytes / BYTES_PER_KIB
}

const PRODUCT = "/hu/product/haban-kancso"
const name = (words: string) => ({ name: words, exact: true })

const addToCart = (page: Page) => page.getByRole("main").getByRole("button", name("Kosárba")).first().click()

/** Puts something into a cart. @returns the cookies that hold it */
export async function fillCart(browser: Browser, shopUrl: string): Promise<Cookies> {
  return onPhone(browser, [], async (page) => {
    await page.goto(shopUrl + PRODUCT)
    await untilQuiet(page)
    await decideCookies(page)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === "POST"),
      addToCart(page),
    ])
    return page.context().cookies()
  })
}

export const PAGES = {
  home: "/hu",
  listing: "/hu/products",
  product: PRODUCT,
  cart: "/hu/cart",
  checkout: "/hu/checkout",
} as const

interface Interaction {
  name: string
  path: string
  /** Preparation that is not measured. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** It changes the cart, so that each round needs a new one. */
  changesCart?: boolean
}

const decideCookies = (page: Page) => page.getByRole("button", name("Csak a szükségesek")).first().click()

/** Fills in the checkout as far as it is required. */
async function fillIn(page: Page): Promise<void> {
  const main = page.getByRole("main")
  for (const [label, value] of BUYER) await main.getByLabel(label, { exact: true }).first().fill(value)
  await main.getByRole("radio", { name: /^Házhozszállítás/ }).check()
  await main.getByRole("radio", { name: /^Banki átutalás/ }).check()
  await page.waitForLoadState("networkidle")
}

const BUYER = [
  ["E-mail-cím", "anna@example.com"],
  ["Telefonszám", "+36 30 123 4567"],
  ["Vezetéknév", "Kovács"],
  ["Keresztnév", "Anna"],
  ["Irányítószám", "6720"],
  ["Település", "Szeged"],
  ["Utca, házszám", "Kárász utca 9."],
] as const

/** What people do most in a shop, one finger each. */
export const INTERACTIONS: Interaction[] = [
  {
    name: "the menu opens",
    path: PAGES.home,
    act: (page: Page) => page.locator("summary", { hasText: "Menü" }).click(),
  },
  {
    name: "the search opens",
    path: PAGES.home,
    act: (page: Page) => page.getByRole("banner").getByRole("link", name("Keresés")).last().click(),
  },
  {
    name: "a letter in the search",
    path: PAGES.home,
    prepare: async (page: Page) => {
      await page.getByRole("banner").getByRole("link", name("Keresés")).last().click()
      await page
        .getByRole("dialog")
        .getByRole("searchbox")
        .or(page.getByRole("dialog").getByRole("combobox"))
        .focus()
    },
    act: (page: Page) => page.keyboard.press("k"),
  },
  {
    name: "the filters open",
    path: PAGES.listing,
    act: (page: Page) => page.getByRole("main").getByText("Szűrők", { exact: true }).first().click(),
  },
  {
    name: "another order",
    path: PAGES.listing,
    prepare: (page: Page) => page.getByRole("combobox", name("Rendezés")).focus(),
    act: (page: Page) => page.keyboard.press("ArrowDown"),
  },
  {
    name: "a card's heart",
    path: PAGES.listing,
    act: (page: Page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Kívánságlistára/ })
        .first()
        .click(),
  },
  {
    name: "a picture larger",
    path: PAGES.product,
    act: (page: Page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /Kép nagyítása/ })
        .first()
        .click(),
  },
  { name: "into the cart", path: PAGES.product, act: addToCart },
  {
    name: "one more piece",
    path: PAGES.cart,
    act: (page: Page) => page.getByRole("main").getByRole("button", { name: /^Több/ }).first().click(),
  },
  {
    name: "a letter in the checkout",
    path: PAGES.checkout,
    prepare: (page: Page) => page.getByRole("main").getByLabel("E-mail-cím", { exact: true }).focus(),
    act: (page: Page) => page.keyboard.press("k"),
  },
  {
    name: "another variant",
    path: PAGES.product,
    act: (page: Page) =>
      page.getByRole("main").locator("a[data-link*=replace]:not([aria-current])").first().click(),
  },
  {
    name: "a line removed",
    path: PAGES.cart,
    changesCart: true,
    act: (page: Page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Eltávolítás/ })
        .first()
        .click(),
  },
  {
    name: "on to the summary",
    path: PAGES.checkout,
    changesCart: true,
    prepare: fillIn,
    act: (page: Page) => page.getByRole("button", name("Tovább az összegzéshez")).click(),
  },
].map((interaction: Interaction) => ({
  ...interaction,
  prepare: async (page: Page) => {
    await decideCookies(page)
    await interaction.prepare?.(page)
  },
}))
