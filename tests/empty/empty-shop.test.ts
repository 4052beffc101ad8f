import { expect, test } from "vitest"
import { LEGAL_PAGES } from "../../apps/storefront/app/i18n/legal-slugs.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { buy, type Choice, fillCart, type Language, WORDS } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { readProduct, type TestProduct } from "../fixtures/test-products.ts"

const SOON = { timeout: 20_000, interval: 200 }

/** The empty-state texts of pages with lists. */
const WORDS_OF_PAGES: [page: string, Record<Language, string>][] = [
  ["", { hu: "Hamarosan megérkeznek az első termékeink", en: "Our first products are on their way" }],
  ["/products", { hu: "A polcaink még üresek", en: "The shelves are still empty" }],
  ["/new-arrivals", { hu: "Itt most nincs termék", en: "There is nothing here right now" }],
  ["/collections", { hu: "Még nincs kollekciónk", en: "There are no collections yet" }],
  ["/journal", { hu: "Még nincs cikk", en: "There are no articles yet" }],
  ["/search?q=korso", { hu: "Nincs találat", en: "Nothing found" }],
]

/** The text of an empty list of makers, by language. */
const MAKERS: [path: string, words: string][] = [
  ["/hu/keszitok", "A készítőinket hamarosan bemutatjuk"],
  ["/en/makers", "Our makers will soon be introduced here"],
]

test.each(MAKERS)("%s says that it is empty", async (path, words) => {
  const answer = await new Shopper().send(path)
  expect(answer.status).toBe(200)
  expect(textOf(answer.text)).toContain(words)
})

const OTHER_PAGES = ["/search", "/cart", "/wishlist", "/about", "/contact"]
const MISSING = [
  "/product/bogre",
  "/category/keramia",
  "/collections/szasz-szivek",
  "/journal/a-haban-kancso",
]
const XML = ["/sitemap.xml", "/sitemaps/pages.xml", "/feeds/google.xml", "/feeds/arukereso.xml"]

const inBothLanguages = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  rows.flatMap((row) => TEST_LOCALES.map((language) => [language, ...row] as const))

test.each(inBothLanguages(WORDS_OF_PAGES))("/%s%s says that it is empty", async (language, page, words) => {
  const answer = await new Shopper().send(`/${language}${page}`)
  expect(answer.status).toBe(200)
  expect(textOf(answer.text)).toContain(words[language])
})

test.each(inBothLanguages(OTHER_PAGES.map((page) => [page])))("/%s%s answers", async (language, page) => {
  expect(await new Shopper().send(`/${language}${page}`)).toMatchObject({ status: 200 })
})

test.each(
  Object.values(LEGAL_PAGES).flatMap((slugs) => TEST_LOCALES.map((language) => [language, slugs[language]])),
)("/%s/%s answers", async (language, slug) => {
  expect(await new Shopper().send(`/${language}/${slug}`)).toMatchObject({ status: 200 })
})

test.each(inBothLanguages(MISSING.map((page) => [page])))("/%s%s does not exist", async (language, page) => {
  expect(await new Shopper().send(`/${language}${page}`)).toMatchObject({ status: 404 })
})

test.each(XML)("%s is complete and contains no products", async (path) => {
  const { status, text } = await new Shopper().send(path)
  expect(status).toBe(200)
  expect(text).toMatch(/^<\?xml/)
  expect(text).not.toMatch(/<item>|<product>|\/product\/|products-\d/)
})

test("there is no product sitemap", async () => {
  expect(await new Shopper().send("/sitemaps/products-1.xml")).toMatchObject({ status: 404 })
})

test("delivery to parcel lockers is not promised while there is none", async () => {
  for (const page of ["/hu", "/hu/szallitasi-szabalyzat", "/hu/gyik"]) {
    const text = textOf((await new Shopper().send(page)).text)
    expect(text).not.toMatch(/csomagautomata \(|csomagautomata ingyenes|· csomagautomata|, a csomagautomata/)
    expect(text).toContain("személyes átvétel")
  }
})

test("the search panel finds nothing and offers nothing", async () => {
  const { status, text } = await new Shopper().send("/api/search?q=korso&locale=hu")
  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({ count: 0, products: [], collections: [] })
})

const FIRST = { title: "Első bögre", sku: "ELSO-1", price: 4500, stock: 3 }

/** As an owner creates it in the admin: title, one variant, price, stock. */
async function makeFirstProduct(): Promise<string> {
  const admin = await Administrator.signIn()
  const { product } = await admin.post<{ product: { handle: string } }>("/products", {
    title: FIRST.title,
    status: "published",
    options: [{ title: "Kivitel", values: ["Alap"] }],
    variants: [
      {
        title: "Alap",
        sku: FIRST.sku,
        options: { Kivitel: "Alap" },
        prices: [{ currency_code: "huf", amount: FIRST.price }],
      },
    ],
  })
  type Items = { inventory_items: { id: string }[] }
  type Locations = { stock_locations: { id: string }[] }
  const { inventory_items: items } = await admin.get<Items>(`/inventory-items?sku=${FIRST.sku}`)
  const { stock_locations: locations } = await admin.get<Locations>("/stock-locations")
  await admin.post(`/inventory-items/${items[0]?.id}/location-levels`, {
    location_id: locations[0]?.id,
    stocked_quantity: FIRST.stock,
  })
  return product.handle
}

async function readTestProduct(handle: string): Promise<TestProduct> {
  const product = await readProduct(handle)
  const [variant] = product.variants
  if (!variant?.price) throw new Error(`${handle} has no price.`)
  const { id: variantId, title: variantTitle, price } = variant
  return { productId: product.id, handle, variantId, variantTitle, ...FIRST, price: price.amount }
}

test("the owner's first product appears and can be bought", async () => {
  const handle = await makeFirstProduct()
  const home = async () => textOf((await new Shopper().send("/hu")).text)
  await expect.poll(home, SOON).toContain(FIRST.title)
  expect(await home()).not.toContain("Hamarosan megérkeznek")
  await expect.poll(async () => (await readProduct(handle)).variants[0]?.stock, SOON).toBe(FIRST.stock)
  const { status, text } = await new Shopper().send("/hu/products")
  expect(status).toBe(200)
  expect(textOf(text)).toContain(FIRST.title)
  expect(await new Shopper().send("/sitemaps/products-1.xml")).toMatchObject({ status: 200 })

  const testProduct = await readTestProduct(handle)
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct])
  const checkout = await shopper.open("/hu/checkout")
  expect(checkout.text).toContain(WORDS.hu.courier)
  // Without lockers, this delivery method is not offered.
  expect(checkout.text).not.toContain(`>${WORDS.hu.locker}<`)

  const choice: Choice = { delivery: "courier", payment: "bank_transfer" }
  const { confirmation } = await buy(new Shopper(), "hu", [testProduct], choice)
  expect([confirmation.status, confirmation.path]).toEqual([
    200,
    expect.stringMatching("^/hu/order-confirmation/order_"),
  ])
  expect(textOf(confirmation.text)).toContain(FIRST.title)
})
