import { expect, test } from "vitest"
import { freshEmail, GOOD_PASSWORD, newAccount } from "../fixtures/account.ts"
import { htmlFaults } from "../fixtures/html-faults.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { testProductOf } from "../fixtures/test-products.ts"

const UNLISTED = ["/cart", "/wishlist", "/login", "/register", "/forgot-password", "/reset-password"]
const ASKED = ["/verify", "/search?q=korso", "/products?in_stock=1&sort=price_asc", "/no-such-page"]
const ACCOUNT = ["", "/profile", "/profile/email", "/profile/password", "/profile/sessions", "/profile/data"]
const OF_THE_CUSTOMER = ["/profile/deletion", "/profile/passkeys", "/addresses", "/addresses/new", "/orders"]

async function expectValid(pages: readonly Answer[]) {
  const faults = await Promise.all(
    pages.map(async ({ path, text }) => (await htmlFaults(text)).map((fault) => `${path}: ${fault}`)),
  )
  expect(faults.flat()).toEqual([])
}

/** The URLs that the sitemap names, as paths. */
async function listedPaths(): Promise<string[]> {
  const linksIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url))
  const parts = linksIn((await new Shopper().send("/sitemap.xml")).text)
  const files = await Promise.all(parts.map(({ pathname }) => new Shopper().send(pathname)))
  return files.flatMap(({ text }) => linksIn(text).map(({ pathname }) => pathname))
}

test("every page that search engines list is valid HTML", async () => {
  const paths = await listedPaths()
  expect(paths.length).toBeGreaterThan(100)
  const pages = []
  for (const path of paths) pages.push(await new Shopper().send(path))
  await expectValid(pages)
})

test.each(TEST_LOCALES)("the pages that no list names are valid HTML in %s", async (language) => {
  const pages = [...UNLISTED, ...ASKED].map((path) => new Shopper().send(`/${language}${path}`))
  await expectValid(await Promise.all(pages))
})

test.each(TEST_LOCALES)("the pages of a purchase and their errors are valid HTML in %s", async (language) => {
  const shopper = new Shopper()
  await fillCart(shopper, language, [await testProductOf("checkout")])
  const cart = await shopper.open(`/${language}/cart`)
  const checkout = await shopper.open(`/${language}/checkout`)
  const refused = await shopper.submit(checkout, ({ fields }) => "email" in fields, {})
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const summary = await giveDetails(shopper, language, choice, newPerson())
  const confirmation = await pressOrderButton(shopper, summary)
  const order = await shopper.open(confirmation.path.replace("order-confirmation", "order"))
  expect([refused.status, order.status]).toEqual([400, 200])
  await expectValid([cart, checkout, refused, summary, confirmation, order])
})

test.each(TEST_LOCALES)("the pages of an account are valid HTML in %s", async (language) => {
  const { email } = await newAccount(freshEmail())
  const shopper = new Shopper()
  const login = await shopper.open(`/${language}/login`)
  await shopper.submit(login, ({ fields }) => "password" in fields, { email, password: GOOD_PASSWORD })
  const pages = []
  for (const path of [...ACCOUNT, ...OF_THE_CUSTOMER])
    pages.push(await shopper.open(`/${language}/account${path}`))
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  await expectValid(pages)
})
