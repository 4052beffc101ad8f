import { beforeAll, describe, expect, test } from "vitest"
import { refusalOf, storeClient } from "../fixtures/commerce.ts"
import { type TestProduct, testProductOf, variantsInStock } from "../fixtures/test-products.ts"

const store = storeClient()
const PRICING = { currency_code: "huf" }

let testProduct: TestProduct
let many: string[]

beforeAll(async () => {
  testProduct = await testProductOf("reading", 0)
  many = (await variantsInStock()).slice(0, 70)
})

describe("a batch returns everything requested", () => {
  test("of variants", async () => {
    expect(many.length).toBeGreaterThan(50)
    const { variants } = await store.variants.batch({ query: { ids: many.join(",") } })
    expect(variants.map(({ id }) => id).sort()).toEqual([...many].sort())
  })

  test("of products", async () => {
    const { products: every } = await store.products.list({ query: { limit: 60, fields: "id" } })
    const ids = every.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(50)
    const { products } = await store.products.batch({ query: { ids: ids.join(","), ...PRICING } })
    expect(products.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test("and reports a request for too much", async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `variant_${index}`).join(",")
    const { status, message } = await refusalOf(store.variants.batch({ query: { ids } }))
    expect([status, message]).toEqual([400, "ids: at most 200 at once"])
  })
})

test("lists of products take the currency that the specification names", async () => {
  const { products } = await store.products.list({ query: { limit: 2, ...PRICING } })
  expect(products).toHaveLength(2)
  await store.products.bestSellers({ query: { limit: 2, ...PRICING } })
})

test("a search gets the prices of variants by the fields that the specification names", async () => {
  const fields = "id,handle,title,variants.id,variants.inventory_quantity,variants.prices.amount"
  const { products } = await store.products.list({ query: { handle: testProduct.handle, fields } })
  const variant = products[0]?.variants?.find(({ id }) => id === testProduct.variantId)
  expect(variant).toMatchObject({
    inventory_quantity: expect.any(Number),
    prices: [{ amount: expect.any(Number) }],
  })
})

test("a search keeps its filter", async () => {
  const { products } = await store.products.search({ q: "", filter: { handle: testProduct.handle } })
  expect(products.map(({ handle }) => handle)).toEqual([testProduct.handle])
})
