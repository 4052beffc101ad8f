import { randomUUID } from "node:crypto"
import type { ProductTablePreview, ProductTableProgress } from "@porteka/commerce-sdk"
import { beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"

/** Products of a table are written together, and each succeeds or fails as if it were alone. */

vi.setConfig({ testTimeout: 240_000 })
const SOON = { timeout: 60_000, interval: 500 }

let admin: Administrator

beforeAll(async () => {
  admin = await Administrator.signIn()
}, 60_000)

const preview = (content: string) => admin.post<ProductTablePreview>("/product-table", { content })

/** Applies all changes of a table in one request. */
async function apply(content: string): Promise<ProductTableProgress> {
  const rows = (await preview(content)).products.flatMap((product) => product.rows)
  return admin.post<ProductTableProgress>("/product-table", { content, rows })
}

const HEAD = ["sku", "handle", "status", "title_hu", "title_en", "price", "stock", "weight"]
const tableOf = (...rows: (string | number)[][]) => [HEAD, ...rows].map((row) => row.join(";")).join("\n")

interface MadeProduct {
  id: string
  title: string
  variants: { sku: string; weight: number; prices: { amount: number }[] }[]
}

async function findProducts(handle: string): Promise<MadeProduct[]> {
  const fields = "id,title,variants.sku,variants.weight,*variants.prices"
  const query = new URLSearchParams({ handle, fields })
  return (await admin.get<{ products: MadeProduct[] }>(`/products?${query}`)).products
}

/** The stock of each inventory item with this SKU. */
async function findStock(sku: string): Promise<number[][]> {
  const fields = "id,location_levels.stocked_quantity"
  const query = new URLSearchParams({ sku, fields })
  type Items = { inventory_items: { location_levels: { stocked_quantity: number }[] }[] }
  const { inventory_items: items } = await admin.get<Items>(`/inventory-items?${query}`)
  return items.map(({ location_levels: levels }) => levels.map((level) => level.stocked_quantity))
}

const deleteAll = async (handles: string[]) => {
  for (const handle of handles)
    for (const { id } of await findProducts(handle)) await admin.delete(`/products/${id}`)
}

test("a refused product leaves nothing behind and does not stop the others; a second try continues", async () => {
  const mark = randomUUID().slice(0, 8)
  const known = await testProductOf("admin", 6)
  const [good, taken] = [`kozos-jo-${mark}`, `kozos-foglalt-${mark}`]
  const row = (handle: string, pieces: number) => [
    handle.toUpperCase(),
    handle,
    "published",
    `Közös ${handle}`,
    `Shared ${handle}`,
    4990,
    pieces,
    350,
  ]
  const change = (price: number, stock: number) => [known.sku, "", "", "", "", price, stock, ""]
  const reserved = await admin.readReserved(known.sku)
  onTestFinished(async () => {
    await deleteAll([good, taken])
    await apply(tableOf(change(known.price, reserved + known.stock)))
  })
  // A product without variants is not part of any table, but has the handle.
  const options = [{ title: "Kivitel", values: ["Alap"] }]
  const { product: blocker } = await admin.post<{ product: { id: string } }>("/products", {
    ...{ title: "Foglalt", handle: taken, status: "draft", options },
  })

  const content = tableOf(row(good, 4), row(taken, 6), change(known.price + 5, reserved + 33))
  expect(await apply(content)).toEqual({
    done: [good, known.handle],
    failed: [{ handle: taken, message: expect.stringContaining(taken) }],
  })
  expect(await findProducts(good)).toMatchObject([
    { variants: [{ sku: good.toUpperCase(), weight: 350, prices: [{ amount: 4990 }] }] },
  ])
  expect(await findStock(good.toUpperCase())).toEqual([[4]])
  expect(await findProducts(taken)).toMatchObject([{ id: blocker.id, title: "Foglalt", variants: [] }])
  expect(await findStock(taken.toUpperCase())).toEqual([])
  expect((await preview(content)).products).toMatchObject([{ handle: taken, is_new: true }])

  await admin.delete(`/products/${blocker.id}`)
  expect(await apply(content)).toEqual({ done: [taken], failed: [] })
  expect(await findStock(taken.toUpperCase())).toEqual([[6]])
  expect((await preview(content)).products).toEqual([])
  await expect
    .poll(async () => (await readProduct(taken, "en").catch(() => null))?.title, SOON)
    .toBe(`Shared ${taken}`)
  const shown = await readProduct(known.handle, "hu")
  expect(shown.variants.find(({ sku }) => sku === known.sku)).toMatchObject({
    price: { amount: known.price + 5 },
    stock: 33,
  })
})

test("a new price changes the variant's price where it is", async () => {
  const { sku, handle, price } = await testProductOf("admin", 6)
  const pricesOf = async () => {
    const query = new URLSearchParams({ handle, fields: "id,variants.sku,*variants.prices" })
    type Priced = { products: { variants: { sku: string; prices: { id: string; amount: number }[] }[] }[] }
    const [product] = (await admin.get<Priced>(`/products?${query}`)).products
    return product?.variants.find((variant) => variant.sku === sku)?.prices
  }
  const before = await pricesOf()
  onTestFinished(async () => {
    await apply(tableOf([sku, "", "", "", "", price, "", ""]))
  })
  expect(await apply(tableOf([sku, "", "", "", "", price + 10, "", ""]))).toEqual({
    done: [handle],
    failed: [],
  })
  expect(await pricesOf()).toMatchObject([{ id: before?.[0]?.id, amount: price + 10 }])
  await expect
    .poll(async () => {
      const shown = (await readProduct(handle, "hu")).variants.find((variant) => variant.sku === sku)
      return shown?.price?.amount
    }, SOON)
    .toBe(price + 10)
})
