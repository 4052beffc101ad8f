import { readFile } from "node:fs/promises"
import type { CatalogueChanges } from "@porteka/commerce-sdk"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { uploadFile } from "../fixtures/uploads.ts"
import { ask, list, navigation, product, tagsDuring } from "./catalogue-api.ts"

interface AdminProduct {
  id: string
  handle: string
  variants: { id: string; prices: { id: string }[]; inventory_items: { inventory_item_id: string }[] }[]
}

const HANDLE = "teszt-valtozasok"
const PRICE = 4000
const PICTURE = new URL("../../demo/pictures/originals/dugos-palack-1.jpg", import.meta.url)
const PICTURE_MADE = { timeout: 60_000, interval: 300 }

let admin: Administrator
let testProduct: AdminProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  const { categories } = await navigation()
  const category = categories[0]?.children[0] ?? categories[0]
  const { shipping_profiles: profiles } = await admin.get<{ shipping_profiles: { id: string }[] }>(
    "/shipping-profiles",
  )
  await tagsDuring(
    () =>
      admin.post("/products", {
        title: "Változó bögre",
        handle: HANDLE,
        status: "published",
        shipping_profile_id: profiles[0]?.id,
        categories: [{ id: category?.id }],
        options: [{ title: "Kivitel", values: ["Alap"] }],
        variants: [
          { title: "Alap", manage_inventory: true, options: { Kivitel: "Alap" }, prices: [huf(PRICE)] },
        ],
      }),
    [`category:${category?.handle}`, "navigation"],
  )
  const fields = "*variants.prices,*variants.inventory_items"
  const { products } = await admin.get<{ products: AdminProduct[] }>(
    `/products?handle=${HANDLE}&fields=${fields}`,
  )
  testProduct = products[0] as AdminProduct
})

afterAll(async () => {
  await tagsDuring(
    () => admin.delete(`/products/${testProduct.id}`),
    [`product:${testProduct.id}`, "navigation"],
  )
  expect((await ask(`products/${HANDLE}`)).status).toBe(404)
})

const huf = (amount: number) => ({ currency_code: "huf", amount })
const variantPath = () => `/products/${testProduct.id}/variants/${testProduct.variants[0]?.id}`
const touched = (...more: string[]) => [`product:${testProduct.id}`, ...more]

describe("a change in the admin is in the feed and in the document", () => {
  test("price", async () => {
    const prices = [{ id: testProduct.variants[0]?.prices[0]?.id, ...huf(3500) }]
    await tagsDuring(() => admin.post(variantPath(), { prices }), touched("products"))
    expect((await product(HANDLE)).variants[0]?.price?.amount).toBe(3500)
    expect((await list({ q: "Változó bögre" })).products[0]?.price?.amount).toBe(3500)
  })

  test("stock, reduced by reservations", async () => {
    const { stock_locations: locations } = await admin.get<{ stock_locations: { id: string }[] }>(
      "/stock-locations",
    )
    const item = testProduct.variants[0]?.inventory_items[0]?.inventory_item_id
    const location_id = locations[0]?.id
    await tagsDuring(
      () => admin.post(`/inventory-items/${item}/location-levels`, { location_id, stocked_quantity: 6 }),
      touched("products"),
    )
    expect((await product(HANDLE)).variants[0]).toMatchObject({ stock: 6, stock_state: "in_stock" })
    let reservationId = ""
    await tagsDuring(async () => {
      const reserved = { inventory_item_id: item, location_id, quantity: 2 }
      reservationId = (await admin.post<{ reservation: { id: string } }>("/reservations", reserved))
        .reservation.id
    }, touched("products"))
    expect((await product(HANDLE)).variants[0]).toMatchObject({ stock: 4, stock_state: "low_stock" })
    await tagsDuring(() => admin.delete(`/reservations/${reservationId}`), touched("products"))
    expect((await product(HANDLE)).variants[0]?.stock).toBe(6)
  })

  test("a price list: its start, its status, its end; a new product is not announced as reduced", async () => {
    let listId = ""
    const prices = [{ variant_id: testProduct.variants[0]?.id, ...huf(2000) }]
    await tagsDuring(async () => {
      const created = await admin.post<{ price_list: { id: string } }>("/price-lists", {
        title: "Teszt",
        description: "Teszt",
        type: "sale",
        status: "active",
        prices,
      })
      listId = created.price_list.id
    }, touched("products"))
    expect((await product(HANDLE)).variants[0]?.price).toEqual({
      amount: 2000,
      reference_amount: null,
      percent: null,
    })
    await tagsDuring(() => admin.post(`/price-lists/${listId}`, { status: "draft" }), touched())
    expect((await product(HANDLE)).variants[0]?.price?.amount).toBe(3500)
    await tagsDuring(() => admin.post(`/price-lists/${listId}`, { status: "active" }), touched())
    await tagsDuring(() => admin.delete(`/price-lists/${listId}`), touched())
    expect((await product(HANDLE)).variants[0]?.price?.amount).toBe(3500)
  })

  test("title and its translation", async () => {
    await tagsDuring(
      () => admin.post(`/products/${testProduct.id}`, { title: "Másik bögre" }),
      touched("products"),
    )
    expect((await product(HANDLE, "en")).title).toBe("Másik bögre")
    const translation = {
      reference: "product",
      reference_id: testProduct.id,
      locale_code: "en-US",
      translations: { title: "Another mug" },
    }
    await tagsDuring(() => admin.post("/translations/batch", { create: [translation] }), touched("products"))
    expect((await product(HANDLE, "en")).title).toBe("Another mug")
    expect((await product(HANDLE, "hu")).title).toBe("Másik bögre")
  })

  test("removed from its category and put back", async () => {
    const { category_path: path } = await product(HANDLE)
    const { id, handle } = path.at(-1) ?? { id: "", handle: "" }
    const path_ = `/product-categories/${id}/products`
    await tagsDuring(
      () => admin.post(path_, { remove: [testProduct.id] }),
      touched(`category:${handle}`, "navigation"),
    )
    expect((await product(HANDLE)).category_path).toEqual([])
    await tagsDuring(
      () => admin.post(path_, { add: [testProduct.id] }),
      touched(`category:${handle}`, "navigation"),
    )
  })

  test("another category, at the product itself", async () => {
    const before = await product(HANDLE)
    const { id, handle } = before.category_path.at(-1) ?? { id: "", handle: "" }
    const other = (await navigation()).categories.find(
      (one) => one.handle !== before.category_path[0]?.handle,
    )
    const put = (categoryId: string | undefined) =>
      admin.post(`/products/${testProduct.id}`, { categories: [{ id: categoryId }] })
    await tagsDuring(() => put(other?.id), touched(`category:${handle}`, `category:${other?.handle}`))
    expect((await product(HANDLE)).category_path.map((one) => one.handle)).toEqual([other?.handle])
    await tagsDuring(() => put(id), touched(`category:${handle}`, `category:${other?.handle}`))
    expect((await product(HANDLE)).category_path).toEqual(before.category_path)
  })

  test("pictures, also one added to existing ones", async () => {
    const urls: string[] = []
    for (const count of [1, 2]) {
      urls.push((await uploadFile(admin, `kép ${count}.jpg`, await readFile(PICTURE), "image/jpeg")).url)
      await admin.post(`/products/${testProduct.id}`, {
        images: urls.map((url) => ({ url })),
        thumbnail: urls[0],
      })
      await expect.poll(async () => (await product(HANDLE)).pictures.length, PICTURE_MADE).toBe(count)
    }
  })

  test("unpublished and published again", async () => {
    await tagsDuring(
      () => admin.post(`/products/${testProduct.id}`, { status: "draft" }),
      touched("products", "navigation"),
    )
    expect((await ask(`products/${HANDLE}`)).status).toBe(404)
    await tagsDuring(
      () => admin.post(`/products/${testProduct.id}`, { status: "published" }),
      touched("products", "navigation"),
    )
    expect((await ask(`products/${HANDLE}`)).status).toBe(200)
  })
})

describe("the feed", () => {
  test("returns only the current cursor to a new reader", async () => {
    const { body } = await ask<CatalogueChanges>("changes")
    expect(body).toMatchObject({ changes: [], reset: false })
    expect(body.cursor).toBeGreaterThan(0)
  })

  test("tells a reader with an unknown cursor to drop everything", async () => {
    const { body } = await ask<CatalogueChanges>("changes?after=99999999")
    expect(body).toMatchObject({ changes: [], reset: true })
  })

  test("can be read again from any cursor", async () => {
    const { cursor } = (await ask<CatalogueChanges>("changes")).body
    const { body } = await ask<CatalogueChanges>(`changes?after=${cursor - 1}`)
    expect(body.changes.map((change) => change.cursor)).toEqual([cursor])
  })
})
