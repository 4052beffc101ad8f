import type { CatalogueList, Product } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { aRegionId, Buyer, callStore } from "./backend-buyer.ts"
import { list } from "./catalogue-api.ts"

/** One row of cards on the home page. */
const ROW = 4
const PIECES = 2
const SOON = { timeout: 20_000, interval: 100 }

const bestSellers = (): Promise<CatalogueList> =>
  list({ sort: "best_selling", sold_only: "true", page_size: "60" })

/** Earlier files may have sold out some products in this shop. */
async function stillInStock(): Promise<TestProduct[]> {
  const inStock = await Promise.all(
    (await testProductsOf("checkout")).map(async (testProduct) => {
      const { variants } = await readProduct(testProduct.handle)
      const stock = variants.find(({ id }) => id === testProduct.variantId)?.stock ?? 0
      return stock >= PIECES ? [testProduct] : []
    }),
  )
  return inStock.flat().slice(-ROW)
}

test("ordered products are among the best sellers: in the list, in the store's call and on the home page", async () => {
  const testProducts = await stillInStock()
  const ids = testProducts.map(({ productId }) => productId)
  const buyer = await Buyer.withCart(
    testProducts.map(({ variantId }) => ({ variant_id: variantId, quantity: PIECES })),
  )
  const { cart } = await buyer.fillIn({ email: "kedvelt@example.hu", delivery: "pickup" })
  await buyer.buy(cart.total)

  await expect
    .poll(async () => (await bestSellers()).products.map(({ id }) => id), SOON)
    .toEqual(expect.arrayContaining(ids))
  await expect
    .poll(async () => textOf((await new Shopper().send("/hu")).text), SOON)
    .toContain("Legnépszerűbb termékeink")
  expect(textOf((await new Shopper().send("/en")).text)).toContain("Best sellers")

  const query = `region_id=${await aRegionId()}&limit=60&fields=id,*variants.calculated_price`
  const { status, body } = await callStore<{ products: Product[]; count: number; limit: number }>(
    `/store/products/best-sellers?${query}`,
  )
  expect(status).toBe(200)
  expect(body.products.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(body).toMatchObject({ count: expect.any(Number), limit: 60, offset: 0 })
  expect(body.products[0]?.variants?.[0]?.calculated_price).toMatchObject({ currency_code: "huf" })
})

test("best sellers accept valid limits only", async () => {
  for (const limit of ["0", "-1", "1000", "x"]) {
    const { status } = await callStore(`/store/products/best-sellers?limit=${limit}`)
    expect([limit, status]).toEqual([limit, 400])
  }
})
