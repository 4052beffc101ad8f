import type { CatalogueProductAnswer } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { testProductsOf } from "../fixtures/test-products.ts"
import { ask, list } from "./catalogue-api.ts"

const WANTED = 4

async function withRelated(handle: string, related?: string) {
  const query = related === undefined ? "" : `&related=${related}`
  return await ask<CatalogueProductAnswer>(`products/${handle}?locale=hu${query}`)
}

describe("related products", () => {
  test("come from the most specific category, then from wider ones, and list their tags", async () => {
    // Only seeded products: those created by other files have no category.
    const testProducts = await testProductsOf("reading")
    expect(testProducts.length).toBeGreaterThan(5)
    for (const { handle } of testProducts) {
      const { body } = await withRelated(handle, String(WANTED))
      const [wide = "", narrow = ""] = body.product.category_path.map((category) => category.handle)
      const others = async (category: string) => {
        const { products: family } = await list({ category, page_size: "60" })
        return family.filter(({ id }) => id !== body.product.id)
      }
      const near = (await others(narrow)).slice(0, WANTED)
      const far = (await others(wide)).filter(({ id }) => near.every((card) => card.id !== id))
      expect(body.related).toEqual([...near, ...far].slice(0, WANTED))
      expect(body.related_tag).toBe(`category:${near.length < WANTED ? wide : narrow}`)
    }
  })

  test("are left out if nobody requests them", async () => {
    const [first] = (await list({ page_size: "1" })).products
    expect((await withRelated(first?.handle ?? "")).body).toMatchObject({ related: [], related_tag: null })
  })

  test.each(["-1", "13", "x"])("refuse a count of %s", async (count) => {
    const [first] = (await list({ page_size: "1" })).products
    expect((await withRelated(first?.handle ?? "", count)).status).toBe(400)
  })
})
