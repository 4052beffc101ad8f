import type { CatalogueProductAnswer } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { ask, list } from "./catalogue-api.ts"

const WANTED = 4

async function withRelated(handle: string, related?: string) {
  const query = related === undefined ? "" : `&related=${related}`
  return await ask<CatalogueProductAnswer>(`products/${handle}?locale=hu${query}`)
}

describe("related products", () => {
  test("come from the narrowest category, never the product itself, and name what they depend on", async () => {
    const { products } = await list({ page_size: "60" })
    for (const { handle } of products.slice(0, 10)) {
      const { body } = await withRelated(handle, String(WANTED))
      const category = body.product.category_path.at(-1)?.handle ?? ""
      const { products: family } = await list({ category, page_size: "60" })
      const others = family.filter(({ id }) => id !== body.product.id)
      expect(body.related_tag).toBe(`category:${category}`)
      expect(body.related).toEqual(others.slice(0, WANTED))
    }
  })

  test("are left out where nobody asks for them", async () => {
    const [first] = (await list({ page_size: "1" })).products
    expect((await withRelated(first?.handle ?? "")).body).toMatchObject({ related: [], related_tag: null })
  })

  test.each(["-1", "13", "x"])("refuse a count of %s", async (count) => {
    const [first] = (await list({ page_size: "1" })).products
    expect((await withRelated(first?.handle ?? "", count)).status).toBe(400)
  })
})
