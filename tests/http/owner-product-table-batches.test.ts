import { randomUUID } from "node:crypto"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob, untilJobDid } from "../fixtures/jobs.ts"
import { ProductTable, writeTable } from "../fixtures/product-table.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { readProduct, testProductOf } from "../fixtures/test-products.ts"
import { ask } from "./catalogue-api.ts"

/** Products of a table are written together, and each succeeds or fails as if it were alone. */

const SOON = { timeout: 60_000, interval: 500 }

let admin: Administrator
let table: ProductTable

beforeAll(async () => {
  admin = await Administrator.signIn()
  table = new ProductTable(admin)
})

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
  const row = (handle: string, stock: number) => ({
    sku: handle.toUpperCase(),
    handle,
    status: "published",
    price: 4990,
    stock,
    weight: 350,
    title_hu: `Közös ${handle}`,
    title_en: `Shared ${handle}`,
  })
  const change = (price: number, stock: number) => ({ sku: known.sku, price, stock })
  const reserved = await admin.readReserved(known.sku)
  onTestFinished(async () => {
    await deleteAll([good, taken])
    await table.apply(writeTable(change(known.price, reserved + known.stock)))
  })
  // A product without variants is not part of any table, but has the handle.
  const options = [{ title: "Kivitel", values: ["Alap"] }]
  const { product: blocker } = await admin.post<{ product: { id: string } }>("/products", {
    title: "Foglalt",
    handle: taken,
    status: "draft",
    options,
  })

  const content = writeTable(row(good, 4), row(taken, 6), change(known.price + 5, reserved + 33))
  expect(await table.apply(content)).toEqual({
    done: [good, known.handle],
    failed: [{ handle: taken, message: expect.stringContaining(taken) }],
  })
  expect(await findProducts(good)).toMatchObject([
    { variants: [{ sku: good.toUpperCase(), weight: 350, prices: [{ amount: 4990 }] }] },
  ])
  expect(await findStock(good.toUpperCase())).toEqual([[4]])
  expect(await findProducts(taken)).toMatchObject([{ id: blocker.id, title: "Foglalt", variants: [] }])
  expect(await findStock(taken.toUpperCase())).toEqual([])
  expect((await table.preview(content)).products).toMatchObject([{ handle: taken, is_new: true }])

  await admin.delete(`/products/${blocker.id}`)
  expect(await table.apply(content)).toEqual({ done: [taken], failed: [] })
  expect(await findStock(taken.toUpperCase())).toEqual([[6]])
  expect((await table.preview(content)).products).toEqual([])
  await expect
    .poll(async () => (await readProduct(taken, "en").catch(() => null))?.title, SOON)
    .toBe(`Shared ${taken}`)
  const shown = await readProduct(known.handle, "hu")
  expect(shown.variants.find(({ sku }) => sku === known.sku)).toMatchObject({
    price: { amount: known.price + 5 },
    stock: 33,
  })
})

const FIVE_MINUTES_AGO = "now() - interval '5 minutes'"

/** What a process leaves that dies while it creates a product: its stock, then the product, then its variant. */
const makeHalf = {
  item: (handle: string) =>
    sql(
      `insert into inventory_item (id, sku, title, description, created_at)
         values ($1, $2, 'Alap', 'Alap', ${FIVE_MINUTES_AGO})`,
      [`iitem_${handle}`, handle.toUpperCase()],
    ),
  product: (handle: string) =>
    sql(
      `insert into product (id, title, handle, status, created_at)
         values ($1, 'Félbemaradt', $2, 'published', ${FIVE_MINUTES_AGO})`,
      [`prod_${handle}`, handle],
    ),
  variant: (handle: string) =>
    sql(
      `insert into product_variant (id, title, sku, product_id, created_at)
         values ($1, 'Alap', $2, $3, ${FIVE_MINUTES_AGO})`,
      [`variant_${handle}`, handle.toUpperCase(), `prod_${handle}`],
    ),
}

test("what a process has left that died while it created products keeps nobody from creating them", async () => {
  const mark = randomUUID().slice(0, 8)
  const handles = [`felbe-1-${mark}`, `felbe-2-${mark}`, `felbe-3-${mark}`] as const
  const [, withoutVariant, withoutStock] = handles
  onTestFinished(() => deleteAll([...handles]))
  for (const handle of handles) await makeHalf.item(handle)
  for (const handle of [withoutVariant, withoutStock]) await makeHalf.product(handle)
  await makeHalf.variant(withoutStock)
  for (const handle of [withoutVariant, withoutStock])
    expect((await ask(`products/${handle}`)).status).toBe(404)
  const row = (handle: string) => ({
    sku: handle.toUpperCase(),
    handle,
    status: "published",
    price: 4990,
    stock: 4,
    weight: 350,
    title_hu: `Félbe ${handle}`,
    title_en: `Half ${handle}`,
  })
  const content = writeTable(...handles.map(row))
  expect(await table.apply(content)).toEqual({ done: handles, failed: [] })
  for (const handle of handles) {
    expect(await findProducts(handle)).toMatchObject([{ variants: [{ prices: [{ amount: 4990 }] }] }])
    expect(await findStock(handle.toUpperCase())).toEqual([[4]])
    await expect.poll(async () => (await ask(`products/${handle}`)).status, SOON).toBe(200)
  }
  expect((await table.preview(content)).products).toEqual([])
})

testOfJob("a variant whose stock was never linked or created gets it from the job", async () => {
  const mark = randomUUID().slice(0, 8)
  const [withItem, withoutItem] = [`keszlet-1-${mark}`, `keszlet-2-${mark}`]
  onTestFinished(() => deleteAll([withItem, withoutItem]))
  await makeHalf.item(withItem)
  for (const handle of [withItem, withoutItem]) {
    await makeHalf.product(handle)
    await makeHalf.variant(handle)
  }
  const linked = async (handle: string) => {
    const path = `/products/prod_${handle}?fields=variants.inventory_items.inventory.location_levels.stocked_quantity`
    type Made = { variants: { inventory_items: { inventory: { location_levels: unknown[] } }[] }[] }
    const { product } = await admin.get<{ product: Made }>(path)
    return product.variants.flatMap((variant) =>
      variant.inventory_items.map(({ inventory }) => inventory.location_levels),
    )
  }
  const isRepaired = async () => (await linked(withoutItem)).length > 0
  expect(await untilJobDid("product-repair", isRepaired)).toBe(true)
  for (const handle of [withItem, withoutItem])
    expect(await linked(handle)).toMatchObject([[{ stocked_quantity: 0 }]])
})

test("a database that is lost in the middle ends the import, which says so; a second try does what is left", async () => {
  const mark = randomUUID().slice(0, 8)
  // More than are written together, so that some are done before.
  const handles = Array.from({ length: 12 }, (_, index) => `elveszett-${index + 10}-${mark}`)
  onTestFinished(() => deleteAll(handles))
  const content = writeTable(
    ...handles.map((handle) => ({
      sku: handle.toUpperCase(),
      handle,
      status: "draft",
      price: 4990,
      stock: 4,
      weight: 350,
      title_hu: `Elveszett ${handle}`,
      title_en: `Lost ${handle}`,
    })),
  )
  const [last] = handles.slice(-1)
  const lastOne = { table: "product", on: "insert", condition: `new.handle = '${last}'` } as const
  await whileWritesAreRefused({ ...lastOne, how: "ends" }, async () => {
    await expect(table.apply(content)).rejects.toThrow("database_connection_lost")
  })
  const left = handles.slice(10)
  expect((await table.preview(content)).products.map(({ handle }) => handle)).toEqual(left)
  expect(await table.apply(content)).toEqual({ done: left, failed: [] })
})

test("a new price changes the variant's price where it is", async () => {
  const { sku, handle, price } = await testProductOf("admin", 6)
  const before = (await pricesOf(handle))[sku]
  onTestFinished(async () => {
    await table.apply(writeTable({ sku, price }))
  })
  expect(await table.apply(writeTable({ sku, price: price + 10 }))).toEqual({
    done: [handle],
    failed: [],
  })
  expect((await pricesOf(handle))[sku]).toMatchObject([{ id: before?.[0]?.id, amount: price + 10 }])
  await expect
    .poll(async () => {
      const shown = (await readProduct(handle, "hu")).variants.find((variant) => variant.sku === sku)
      return shown?.price?.amount
    }, SOON)
    .toBe(price + 10)
})

test("if a step fails, what the steps before it have changed is as it was; a second try succeeds", async () => {
  const handle = `visszavont-${randomUUID().slice(0, 8)}`
  const [tiered, plain] = [`${handle}-1`.toUpperCase(), `${handle}-2`.toUpperCase()]
  const [one, other] = [await findPicture(4), await findPicture(6)]
  const [category = "", otherCategory = ""] = await findCategories()
  const ofProduct = { handle, status: "draft", title_hu: "Régi név", title_en: "Old name" }
  const before = { ...ofProduct, categories: category, pictures: one, maker_name: "Minta Műhely" }
  const ofVariant = { option_1_hu: "Szín", price: 4990, stock: 5, weight: 350 }
  onTestFinished(() => deleteAll([handle]))
  const created = writeTable(
    { ...before, ...ofVariant, sku: tiered, value_1_hu: "kék" },
    { ...before, ...ofVariant, sku: plain, value_1_hu: "zöld" },
  )
  expect(await table.apply(created)).toEqual({ done: [handle], failed: [] })
  await addPrices(handle, tiered)
  const read = async () => ({
    rows: (await table.download())
      .split("\r\n")
      .filter((row) => row.includes(handle))
      .sort(),
    prices: await pricesOf(handle),
  })
  const asBefore = await read()
  const amounts = [{ amount: 4500 }, { amount: 4900 }, { amount: 4990 }]
  expect(asBefore.prices).toMatchObject({ [tiered]: amounts, [plain]: [{}] })
  // Neither the one for many pieces nor the one of a region.
  expect(asBefore.rows.filter((row) => !row.includes('"4990"'))).toEqual([])

  const after = {
    title_hu: "Új név",
    title_en: "New name",
    subtitle_en: "New subtitle",
    maker_name: "Új Műhely",
    categories: otherCategory,
    pictures: other,
    making_days: 3,
    price: 5490,
    stock: 9,
    weight: 400,
    content: "350 g",
  }
  const changed = writeTable({ ...after, sku: tiered }, { ...after, sku: plain })
  const condition = `new.id = '${asBefore.prices[plain]?.[0]?.id}'`
  await whileWritesAreRefused({ table: "price", on: "update", condition }, async () => {
    expect(await table.apply(changed)).toEqual({
      done: [],
      failed: [{ handle, message: expect.stringContaining("refused by a test") }],
    })
  })
  expect(await read()).toEqual(asBefore)

  expect(await table.apply(changed)).toEqual({ done: [handle], failed: [] })
  expect((await table.preview(changed)).products).toEqual([])
  expect((await pricesOf(handle))[tiered]).toMatchObject([
    { amount: 4500, min_quantity: 10 },
    { amount: 5490, min_quantity: null },
  ])
})

/** A picture that the shop has. */
async function findPicture(ofProduct: number): Promise<string> {
  const { productId } = await testProductOf("admin", ofProduct)
  const path = `/products/${productId}?fields=images.url`
  const { product } = await admin.get<{ product: { images: { url: string }[] } }>(path)
  return product.images[0]?.url ?? ""
}

async function findCategories(): Promise<string[]> {
  type Categories = { product_categories: { handle: string }[] }
  const { product_categories: all } = await admin.get<Categories>("/product-categories?fields=handle&limit=2")
  return all.map(({ handle }) => handle)
}

type Price = { id: string; amount: number; min_quantity: number | null }

/** The prices of a product's variants by SKU, lowest first. */
async function pricesOf(handle: string): Promise<Record<string, Price[]>> {
  const query = new URLSearchParams({ handle, fields: "id,variants.sku,*variants.prices" })
  type Priced = { products: { variants: { sku: string; prices: Price[] }[] }[] }
  const [product] = (await admin.get<Priced>(`/products?${query}`)).products
  return Object.fromEntries(
    (product?.variants ?? []).map(({ sku, prices }) => [
      sku,
      prices
        .map(({ id, amount, min_quantity }) => ({ id, amount, min_quantity }))
        .toSorted((low, high) => low.amount - high.amount),
    ]),
  )
}

/** Gives a variant a second price, for many pieces, and a third one, of a region. */
async function addPrices(handle: string, sku: string): Promise<void> {
  const query = new URLSearchParams({ handle, fields: "id,variants.id,variants.sku" })
  type Found = { products: { id: string; variants: { id: string; sku: string }[] }[] }
  const [product] = (await admin.get<Found>(`/products?${query}`)).products
  const variant = product?.variants.find((one) => one.sku === sku)
  const { regions } = await admin.get<{ regions: { id: string }[] }>("/regions?fields=id&limit=1")
  await admin.post(`/products/${product?.id}/variants/${variant?.id}`, {
    prices: [
      { currency_code: "huf", amount: 4990 },
      { currency_code: "huf", amount: 4500, min_quantity: 10 },
      { currency_code: "huf", amount: 4900, rules: { region_id: regions[0]?.id } },
    ],
  })
}
