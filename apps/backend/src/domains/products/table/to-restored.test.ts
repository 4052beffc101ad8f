import { describe, expect, it } from "vitest"
import { type ProductBefore, toRestored, type VariantBefore } from "./to-restored.ts"

const bowl: ProductBefore = {
  id: "prod_bowl",
  metadata: { material: { hu: "agyag" }, label: "limited" },
  images: [
    { url: "/second.jpg", rank: 1, metadata: null },
    { url: "/first.jpg", rank: 0, metadata: { fetched_from: "https://example.com/1.jpg" } },
  ],
  categories: [{ id: "pcat_ceramics" }],
}

const price = (id: string, fields: Partial<VariantPrice> = {}): VariantPrice => ({
  id,
  amount: 4990,
  currency_code: "huf",
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  price_rules: [],
  ...fields,
})
type VariantPrice = NonNullable<VariantBefore["price_set"]>["prices"][number]

const blue: VariantBefore = {
  id: "variant_blue",
  metadata: null,
  price_set: {
    id: "pset_blue",
    prices: [
      price("price_one"),
      price("price_ten", { amount: 4500, min_quantity: 10 }),
      price("price_sale", { price_list_id: "plist_1" }),
    ],
  },
}

const before = { products: [bowl], variants: [blue] }

describe("of a product", () => {
  it("keys of metadata that were added are removed, the others get their value again", () => {
    const metadata = { label: "new", making_days: 3 }
    expect(toRestored({ products: [{ id: bowl.id, metadata }], variants: [] }, before).products).toEqual([
      { id: bowl.id, metadata: { material: { hu: "agyag" }, label: "limited", making_days: "" } },
    ])
  })

  it("pictures come back in their order, and categories", () => {
    const written = { id: bowl.id, images: [{ url: "/new.jpg" }], category_ids: [] }
    expect(toRestored({ products: [written], variants: [] }, before).products).toEqual([
      {
        id: bowl.id,
        images: [
          { url: "/first.jpg", metadata: { fetched_from: "https://example.com/1.jpg" } },
          { url: "/second.jpg", metadata: null },
        ],
        category_ids: ["pcat_ceramics"],
      },
    ])
  })

  it("nothing else is written again: Medusa restores its fields", () => {
    const written = { id: bowl.id, title: "Tál" }
    expect(toRestored({ products: [written], variants: [] }, before).products).toEqual([])
  })
})

describe("of a variant", () => {
  it("its own prices come back as the same records, those of price lists are left alone", () => {
    const written = { id: blue.id, prices: [{ currency_code: "huf", amount: 5490 }] }
    const { priceSets, variants } = toRestored({ products: [], variants: [written] }, before)
    expect(variants).toEqual([])
    expect(priceSets).toMatchObject([
      {
        id: "pset_blue",
        prices: [
          { id: "price_one", amount: 4990, min_quantity: null, rules: {} },
          { id: "price_ten", amount: 4500, min_quantity: 10 },
        ],
      },
    ])
    expect(priceSets[0]?.prices).toHaveLength(2)
  })

  it("rules of prices come back", () => {
    const price_rules: VariantPrice["price_rules"] = [
      { attribute: "region_id", operator: "eq", value: "reg_1" },
      { attribute: "item_total", operator: "gte", value: "1000" },
      { attribute: "item_total", operator: "lt", value: "5000" },
    ]
    const known = { ...blue, price_set: { id: "pset_blue", prices: [price("ruled", { price_rules })] } }
    const written = { id: blue.id, prices: [{ currency_code: "huf", amount: 5490 }] }
    const { priceSets } = toRestored(
      { products: [], variants: [written] },
      { products: [], variants: [known] },
    )
    expect(priceSets[0]?.prices?.[0]?.rules).toEqual({
      region_id: "reg_1",
      item_total: [
        { operator: "gte", value: 1000 },
        { operator: "lt", value: 5000 },
      ],
    })
  })

  it("the contents are removed again where there were none", () => {
    const written = { id: blue.id, metadata: { content: { value: 350, unit: "g" } } }
    expect(toRestored({ products: [], variants: [written] }, before)).toEqual({
      products: [],
      priceSets: [],
      variants: [{ id: blue.id, metadata: { content: "" } }],
    })
  })
})
