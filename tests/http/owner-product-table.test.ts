import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { ProductTable, writeTable } from "../fixtures/product-table.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

/** Export and import of all products in one spreadsheet, through the real back end. */

const SOON = { timeout: 60_000, interval: 500 }

let admin: Administrator
let testProduct: TestProduct
let table: ProductTable
let downloaded: string

beforeAll(async () => {
  admin = await Administrator.signIn()
  table = new ProductTable(admin)
  testProduct = await testProductOf("admin", 4)
  downloaded = await table.download()
})

test("importing an unchanged export changes nothing", async () => {
  expect(downloaded.startsWith("\uFEFF")).toBe(true)
  const [head = ""] = downloaded.split("\r\n")
  for (const column of [
    "Név (magyar)",
    "Név (angol)",
    "Bruttó ár (Ft)",
    "Készlet (db)",
    "Kategóriák",
    "Készítő neve",
  ])
    expect(head).toContain(`"${column}"`)
  expect(downloaded).toContain(testProduct.sku)
  const { unchanged, ...previewed } = await table.preview(downloaded)
  expect(previewed).toMatchObject({ problems: [], products: [] })
  expect(unchanged).toBeGreaterThan(100)
})

test("spaces around a text and other line ends are no change", async () => {
  const before = (await readDraft(testProduct.handle))?.id ?? ""
  const path = `/products/${before}`
  const { product } = await admin.get<{ product: { description: string } }>(`${path}?fields=description`)
  onTestFinished(async () => {
    await admin.post(path, { description: product.description })
  })
  await admin.post(path, { description: " Első sor\r\nmásodik sor\n" })
  const written = await table.download()
  expect(written).toContain('"Első sor\nmásodik sor"')
  expect(await table.preview(written)).toMatchObject({ products: [], problems: [] })
})

test("price, stock and the English name are changed; the rest stays", async () => {
  const before = await readProduct(testProduct.handle, "en")
  const { sku, handle } = testProduct
  onTestFinished(async () => {
    const asBefore = {
      price: String(testProduct.price),
      stock: String(testProduct.stock),
      title_en: before.title,
    }
    await table.apply(writeTable({ sku, handle, ...asBefore }))
  })
  const title = `Name ${randomUUID()}`
  const price = testProduct.price + 10
  // Orders of earlier files reserve pieces of it; the table contains the stock, the shop the available
  // quantity.
  const free = 77 - (await admin.readReserved(sku))
  const content = writeTable({ sku, handle, price: String(price), stock: "77", title_en: title })
  expect(await table.preview(content)).toMatchObject({
    products: [
      {
        handle,
        title: testProduct.title,
        is_new: false,
        variants: 1,
        more_cells: 0,
        cells: [
          { row: 2, column: "Név (angol)", before: before.title, after: title },
          {
            row: 2,
            column: "Bruttó ár (Ft)",
            before: String(testProduct.price),
            after: String(price),
          },
          { row: 2, column: "Készlet (db)", after: "77" },
        ],
      },
    ],
    lost_letters: 0,
    problems: [],
  })
  expect(await table.apply(content)).toEqual({ done: [handle], failed: [] })
  // Each change is a separate event, so they may become visible at different times.
  await expect
    .poll(async () => {
      const { variants, ...product } = await readProduct(handle, "en")
      return { ...product, variant: variants.find((it) => it.sku === sku) }
    }, SOON)
    .toMatchObject({
      title,
      variant: { stock: free, price: { amount: price } },
      description: before.description,
      maker: before.maker,
    })
  expect((await table.preview(content)).products).toEqual([])
  // A colleague's price that came after the preview is not overwritten unseen.
  const dearer = writeTable({ sku, handle, price: String(price + 100) })
  const { productId, variantId } = testProduct
  const refused = await table.apply(dearer, () => admin.setPrice(productId, variantId, price + 50))
  expect(refused).toEqual({
    done: [],
    failed: [{ handle, message: expect.stringContaining("valaki módosította") }],
  })
  expect((await table.preview(dearer)).products[0]?.cells).toMatchObject([{ before: String(price + 50) }])
})

test("texts that a spreadsheet has saved without their letters are counted before anything is taken", async () => {
  const { sku } = testProduct
  const { product } = await admin.get<{ product: { description: string } }>(
    `/products/${testProduct.productId}?fields=description`,
  )
  const spoilt = product.description.replace(/[őűé]/g, "?")
  expect(spoilt).not.toBe(product.description)
  expect(await table.preview(writeTable({ sku, description_hu: spoilt }))).toMatchObject({ lost_letters: 1 })
})

test("a new product with two variants can be bought at once; a wrong row does not stop the others", async () => {
  const mark = randomUUID().slice(0, 8)
  const product = {
    title_hu: `Próba bögre ${mark}`,
    title_en: `Trial mug ${mark}`,
    status: "közzétéve",
    description_hu: "Szép bögre.",
    maker_name: "Minta Műhely",
    maker_email: "minta@example.com",
    option_1_hu: "Szín",
    option_1_en: "Colour",
    price: "4 990 Ft",
    stock: "5",
    content: "350 g",
  }
  const content = writeTable(
    { ...product, sku: `PROBA-${mark}-1`, value_1_hu: "kék", value_1_en: "blue" },
    { ...product, sku: `PROBA-${mark}-2`, value_1_hu: "zöld", value_1_en: "green" },
    { ...product, sku: `PROBA-${mark}-3`, value_1_hu: "piros", price: "ingyen" },
    { ...product, sku: "", value_1_hu: "fehér" },
    { ...product, sku: `PROBA-${mark}-4`, value_1_hu: "fekete", categories: "nincs-ilyen" },
  )
  const planned = await table.preview(content)
  expect(planned.products).toMatchObject([{ is_new: true, variants: 2 }])
  expect(planned.problems.map(({ row }) => row)).toEqual([4, 5, 6])
  expect(planned.problems[0]?.message).toContain("ingyen")
  const [handle = ""] = (await table.apply(content)).done
  const titleOf = async () => (await readProduct(handle, "en").catch(() => null))?.title
  await expect.poll(titleOf, SOON).toBe(product.title_en)
  const titles = async () => (await readProduct(handle, "en")).variants.map(({ title }) => title).sort()
  await expect.poll(titles, SOON).toEqual(["blue", "green"])
  const made = await readProduct(handle, "en")
  expect(made.variants.map(({ title, stock, price }) => [title, stock, price?.amount]).sort()).toEqual([
    ["blue", 5, 4990],
    ["green", 5, 4990],
  ])
  // Later files in this shop expect that a search finds only seeded products.
  await admin.delete(`/products/${made.id}`)
  await expect.poll(titleOf, SOON).toBe(undefined)
})

const SAMPLES = "../../apps/backend/src/domains/products/table/other-shops/fixtures"

test.each([
  ["shopify", "Shopify", { kancso: 2, tal: 1 }],
  ["woocommerce", "WooCommerce", { ing: 2, mez: 1 }],
  ["unas", "UNAS", { bogre: 1, szottes: 1 }],
  ["shoprenter", "Shoprenter", { sal: 2, konyv: 1 }],
])("products are imported from the export of %s, as drafts, and only once", async (file, source, counts) => {
  const mark = randomUUID().slice(0, 8)
  const content = readFileSync(new URL(`${SAMPLES}/${file}.csv`, import.meta.url), "utf8")
    .replaceAll("KOLT-", `KOLT-${mark}-`)
    .replaceAll("koltozo", `koltozo-${mark}`)
    .replaceAll("Költöző", `Költöző ${mark}`)
  const handles = Object.keys(counts).map((name) => `koltozo-${mark}-${name}`)
  const planned = await table.preview(content)
  expect(planned).toMatchObject({ source, products: handles.map((handle) => ({ handle, is_new: true })) })
  expect(planned.problems.length).toBeGreaterThan(0)
  expect(planned.remarks.join()).toContain("vázlatként")
  onTestFinished(async () => {
    for (const handle of handles) {
      const made = await readDraft(handle)
      if (made) await admin.delete(`/products/${made.id}`)
    }
  })
  expect(await table.apply(content)).toEqual({ done: handles, failed: [] })
  const made = await Promise.all(handles.map(readDraft))
  expect(made.map((product) => product?.variants.length)).toEqual(Object.values(counts))
  for (const product of made) {
    expect(product).toMatchObject({ status: "draft", title: expect.stringContaining(mark) })
    expect(product?.variants.every(({ sku, prices }) => sku && prices[0]?.currency_code === "huf")).toBe(true)
  }
  expect((await table.preview(content)).products).toEqual([])
})

interface Draft {
  id: string
  title: string
  status: string
  variants: { sku: string; prices: { amount: number; currency_code: string }[] }[]
}

async function readDraft(handle: string): Promise<Draft | undefined> {
  const query = new URLSearchParams({ handle, fields: "id,title,status,variants.sku,*variants.prices" })
  return (await admin.get<{ products: Draft[] }>(`/products?${query}`)).products[0]
}

test("pictures of other hosts are listed until they are downloaded, and no private network is called", async () => {
  const mark = randomUUID().slice(0, 8)
  const handle = `kepes-${mark}`
  const url = "http://169.254.169.254/latest/meta-data"
  const content = `Cikkszám;Azonosító a webcímben;Név (Magyar);Bruttó ár (Ft);Képek\nKEP-${mark};${handle};Képes ${mark};990;${url}`
  const pictures = async () => (await table.preview(content)).pictures
  expect(await pictures()).toEqual([{ handle, urls: [url], is_known: false }])
  const missing = await refusedPicture({ handle, url })
  expect(missing).toMatchObject({ status: 404, message: expect.stringContaining("Nincs") })

  expect((await table.apply(content)).done).toEqual([handle])
  onTestFinished(async () => {
    const made = await readDraft(handle)
    if (made) await admin.delete(`/products/${made.id}`)
  })
  expect(await pictures()).toEqual([{ handle, urls: [url], is_known: true }])
  for (const [address, reason] of [
    [url, "belső hálózaton"],
    ["http://localhost/a.png", "belső hálózaton"],
    ["http://127.0.0.1:5432/", "egyedi port"],
    ["file:///etc/passwd", "Csak http:// vagy https://"],
  ])
    expect(await refusedPicture({ handle, url: address })).toEqual({
      status: 400,
      message: expect.stringContaining(reason ?? ""),
    })
})

async function refusedPicture(body: { handle: string; url: string | undefined }) {
  const response = await fetch(new URL("/admin/product-pictures", stack.backendUrl), {
    method: "POST",
    headers: { ...admin.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const { message } = (await response.json()) as { message: string }
  return { status: response.status, message }
}

test("a file that is not a product table is refused with a sentence, and unauthorized callers get nothing", async () => {
  await expect(table.preview("a;b\n1;2")).rejects.toThrow("400")
  await expect(table.preview("PK\u0003\u0004…")).rejects.toThrow("400")
  expect((await callStore("/admin/product-table")).status).toBe(401)
  expect((await callStore("/admin/product-table", { body: { content: downloaded } })).status).toBe(401)
})
