import { describe, expect, it } from "vitest"
import type { ProductRow } from "./columns.ts"
import type { ProductChange } from "./plan-import.ts"
import type { BasePrice, KnownRow } from "./read-products.ts"
import type { References } from "./references.ts"
import { toWrites } from "./to-writes.ts"

const references: References = {
  categories: new Map([["keramia", "pcat_1"]]),
  categoryNames: new Map(),
  collections: new Map(),
}

const price = (id: string, fields: Partial<BasePrice> = {}): BasePrice => ({
  id,
  amount: 4990,
  currency_code: "huf",
  price_list_id: null,
  rules_count: 0,
  min_quantity: null,
  max_quantity: null,
  ...fields,
})

/** A product with one variant in the shop. */
function knownRow(handle: string, prices: BasePrice[] = [price(`price_${handle}`)]): KnownRow {
  const sku = handle.toUpperCase()
  const variant = {
    id: `variant_${handle}`,
    sku,
    title: "Alap",
    weight: null,
    manage_inventory: true,
    metadata: null,
    options: [{ id: "optval_1", value: "Alap", option_id: "opt_1" }],
    inventory_items: [],
    price_set: { prices },
  }
  const product = {
    id: `prod_${handle}`,
    handle,
    status: "published",
    title: handle,
    subtitle: null,
    description: null,
    metadata: null,
    categories: [],
    collection: null,
    images: [],
    options: [{ id: "opt_1", title: "Kivitel", values: [{ id: "optval_1", value: "Alap" }] }],
    variants: [variant],
  }
  return { product, variant, row: { handle, sku } }
}

/** A change of the product `handle`: its own cells and those of its variant. */
function change(handle: string, isNew: boolean, ofProduct: ProductRow, ofVariant: ProductRow): ProductChange {
  const variants = [{ row: 2, sku: handle.toUpperCase(), cells: ofVariant }]
  return {
    handle,
    cells: ofProduct,
    isNew,
    rows: [2],
    changed: isNew ? [] : variants,
    added: isNew ? variants : [],
  }
}

const defaults = { shipping_profile_id: "sp_1", sales_channel_id: "sc_1", location_id: "sloc_1" }

const writesOf = (changes: ProductChange[], existing: KnownRow[]) =>
  toWrites(changes, { existing, references, defaults })

describe("new prices", () => {
  it("change nothing but the amounts of the prices", () => {
    const changes = [
      change("tal", false, {}, { price: "5490" }),
      change("bogre", false, {}, { price: "990" }),
    ]
    expect(writesOf(changes, [knownRow("bogre"), knownRow("tal")])).toEqual({
      newItems: [],
      newProducts: [],
      products: [],
      variants: [],
      newVariants: [],
      stock: [],
      texts: [],
      prices: [
        { id: "price_tal", amount: 5490 },
        { id: "price_bogre", amount: 990 },
      ],
    })
  })

  it("leave prices of price lists alone", () => {
    const known = knownRow("tal", [price("list", { price_list_id: "plist_1" }), price("own")])
    const { prices } = writesOf([change("tal", false, {}, { price: "5490" })], [known])
    expect(prices).toEqual([{ id: "own", amount: 5490 }])
  })

  it("leave prices for many pieces alone", () => {
    const known = knownRow("tal", [price("ten", { amount: 4500, min_quantity: 10 }), price("own")])
    const { prices, variants } = writesOf([change("tal", false, {}, { price: "5490" })], [known])
    expect({ prices, variants }).toEqual({ prices: [{ id: "own", amount: 5490 }], variants: [] })
  })

  it("replace what would take precedence, and keep prices for many pieces", () => {
    const ten = price("ten", { amount: 4500, min_quantity: 10 })
    const known = knownRow("tal", [ten, price("own"), price("country", { rules_count: 1 })])
    const { prices, variants } = writesOf([change("tal", false, {}, { price: "5490" })], [known])
    expect(prices).toEqual([])
    expect(variants).toEqual([
      {
        id: "variant_tal",
        prices: [
          { currency_code: "huf", amount: 5490 },
          { currency_code: "huf", amount: 4500, min_quantity: 10, max_quantity: null },
        ],
      },
    ])
  })

  it.each([
    ["none", []],
    ["several", [price("huf"), price("eur", { currency_code: "eur" })]],
    ["another currency", [price("eur", { currency_code: "eur" })]],
    ["a rule", [price("rule", { rules_count: 1 })]],
  ])("replace all prices of a variant that has %s", (_, prices) => {
    const writes = writesOf([change("tal", false, {}, { price: "5490" })], [knownRow("tal", prices)])
    expect(writes.prices).toEqual([])
    expect(writes.variants).toEqual([{ id: "variant_tal", prices: [{ currency_code: "huf", amount: 5490 }] }])
  })
})

it("new and known products are written together, each by its own calls", () => {
  const changes = [
    change("tal", false, { categories: "keramia", title_en: "Bowl" }, { stock: "3", weight: "250" }),
    change("kancso", true, { title_hu: "Kancsó" }, { price: "8990", stock: "7", weight: "900" }),
  ]
  const writes = writesOf(changes, [knownRow("tal")])
  expect(writes).toMatchObject({
    newItems: [
      {
        sku: "KANCSO",
        title: "Alap",
        description: "Alap",
        weight: 900,
        requires_shipping: true,
        location_levels: [{ location_id: "sloc_1", stocked_quantity: 7 }],
      },
    ],
    newProducts: [
      {
        shipping_profile_id: "sp_1",
        sales_channels: [{ id: "sc_1" }],
        handle: "kancso",
        title: "Kancsó",
        status: "draft",
        options: [{ title: "Kivitel", values: ["Alap"] }],
        variants: [{ sku: "KANCSO", prices: [{ currency_code: "huf", amount: 8990 }] }],
      },
    ],
    products: [{ id: "prod_tal", category_ids: ["pcat_1"] }],
    variants: [{ id: "variant_tal", weight: 250 }],
    stock: [{ sku: "TAL", pieces: 3 }],
    texts: [{ change: changes[0], owners: [{ sku: "TAL", product: { id: "prod_tal" } }] }],
  })
  expect(writes.texts).toHaveLength(1)
})

it("new variants without pieces lie at the shop's location, too; a shop without a location has none", () => {
  const added = change("kancso", true, { title_hu: "Kancsó" }, { price: "8990" })
  expect(writesOf([added], []).newItems[0]?.location_levels).toEqual([
    { location_id: "sloc_1", stocked_quantity: 0 },
  ])
  const without = { existing: [], references, defaults: { ...defaults, location_id: null } }
  expect(toWrites([added], without).newItems[0]?.location_levels).toEqual([])
})

it("a new variant of a known product gets that product's options", () => {
  const added = change("tal", true, {}, { price: "990", value_1_hu: "kék" })
  expect(writesOf([{ ...added, isNew: false }], [knownRow("tal")])).toMatchObject({
    newProducts: [],
    newVariants: [{ product_id: "prod_tal", sku: "TAL", options: { Kivitel: "kék" }, title: "kék" }],
  })
})

it("pictures that stay keep the address they were downloaded from", () => {
  const known = knownRow("tal")
  const metadata = { fetched_from: "https://example.com/regi.jpg" }
  const images = [
    { url: "/regi.jpg", metadata },
    { url: "/torolt.jpg", metadata: null },
  ]
  const existing = [{ ...known, product: { ...known.product, images } }]
  const { products } = writesOf([change("tal", false, { pictures: "/uj.jpg | /regi.jpg" }, {})], existing)
  expect(products).toEqual([{ id: "prod_tal", images: [{ url: "/uj.jpg" }, { url: "/regi.jpg", metadata }] }])
})
