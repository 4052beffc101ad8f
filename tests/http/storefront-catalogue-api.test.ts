import { describe, expect, it } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"

const shopper = new Shopper()
const json = async (path: string) => JSON.parse((await shopper.send(path)).text)

describe("GET /api/search", () => {
  it("finds products without accents, at most ten, publicly", async () => {
    const answer = await shopper.send("/api/search?locale=hu&q=bogre")
    expect(answer.headers["cache-control"]).toContain("public")
    const { products, count } = JSON.parse(answer.text)
    expect(products.length).toBeLessThanOrEqual(10)
    expect(count).toBeGreaterThan(0)
    expect(products[0]).toMatchObject({ title: expect.stringMatching(/bögre/i), price: { currency: "HUF" } })
  })

  it("returns up to four collections for an empty field, in the requested language", async () => {
    const hungarian = await json("/api/search?locale=hu")
    const english = await json("/api/search?locale=en")
    expect(hungarian.collections).toHaveLength(4)
    expect(english.collections[0].name).not.toBe(hungarian.collections[0].name)
    const { headers, status } = await shopper.send(`/hu/category/${hungarian.collections[0].handle}`)
    expect([status, headers.location]).toEqual([301, `/hu/collections/${hungarian.collections[0].handle}`])
  })

  it("returns the main categories for an empty field; the search page shows them, too", async () => {
    const { categories } = await json("/api/search?locale=hu")
    expect(categories.length).toBeGreaterThan(4)
    const page = await shopper.send("/hu/search")
    for (const { handle, name } of categories) {
      expect((await shopper.send(`/hu/category/${handle}`)).status).toBe(200)
      expect(page.text).toMatch(
        new RegExp(`<main.*href="/hu/category/${handle}"[^>]*>${name}<.*</main>`, "s"),
      )
    }
    expect((await json("/api/search?locale=hu&q=bogre")).categories).toEqual([])
  })

  it.each(["%00", "\0bögre", "'; drop table product; --", "<b>", "x".repeat(10_000)])(
    "still answers for %j",
    async (term) => {
      expect((await shopper.send(`/api/search?q=${encodeURIComponent(term)}`)).status).toBe(200)
    },
  )
})

describe("products", () => {
  it("are returned by handle and by id, with price and currency", async () => {
    const { products } = await json("/api/search?locale=hu&q=bogre")
    const byHandle = await json(`/api/products/${products[0].handle}?locale=hu`)
    expect(byHandle).toMatchObject({ currency: "HUF", product: { id: products[0].id } })
    expect(byHandle.price).toBe(products[0].price.amount)
    expect(await json(`/api/products/${products[0].id}?locale=hu`)).toEqual(byHandle)
  })

  it("that do not exist are a 404", async () => {
    const answer = await shopper.send("/api/products/nincs-ilyen")
    expect([answer.status, JSON.parse(answer.text).error.message]).toEqual([404, "Product not found"])
  })

  it("have current prices by variant; unknown ones are left out", async () => {
    const { products } = await json("/api/search?locale=hu&q=bogre")
    const { product } = await json(`/api/products/${products[0].handle}?locale=hu`)
    const [variant] = product.variants
    const answer = await shopper.postJson("/api/products/prices", { ids: [variant.id, "variant_unknown"] })
    expect(JSON.parse(answer.text)).toEqual({
      [variant.id]: { price: variant.price.amount, currency: "HUF" },
    })
  })

  it.each([null, {}, { ids: ["x; drop table"] }, { ids: Array(101).fill("variant_a") }])(
    "refuses %j",
    async (body) => {
      expect((await shopper.postJson("/api/products/prices", body)).status).toBe(400)
    },
  )
})
