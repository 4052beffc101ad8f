import type { CatalogueCategory, CatalogueList } from "@porteka/commerce-sdk"
import { LOCALES, VALUES_FACETS, type ValuesFacetKey } from "@porteka/shop"
import { describe, expect, test } from "vitest"
import { ask, facetOf, inOneState, list, navigation, product } from "./catalogue-api.ts"

const valuesOf = (list: CatalogueList, key: ValuesFacetKey) => facetOf(list, key, "values").values
const priceOf = (list: CatalogueList) => facetOf(list, "price", "range")
const flagOf = (list: CatalogueList, key: "in_stock" | "on_sale") => facetOf(list, key, "flag")

describe("paging", () => {
  test("returns every product once", async () => {
    const { first, pages } = await inOneState(async () => {
      const first = await list({ page_size: "20", sort: "name" })
      const numbers = Array.from({ length: first.page_count }, (_, index) => String(index + 1))
      return {
        first,
        pages: await Promise.all(numbers.map((page) => list({ page_size: "20", page, sort: "name" }))),
      }
    })
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect(ids).toHaveLength(first.count)
    expect(new Set(ids).size).toBe(first.count)
  })

  test("returns an empty page after the last one", async () => {
    const page = await list({ page: "9999" })
    expect(page).toMatchObject({ products: [], page: 9999 })
    expect(page.count).toBeGreaterThan(0)
  })
})

describe("orders", () => {
  test.each([
    ["price_asc", 1],
    ["price_desc", -1],
  ])("%s sorts by the current price", async (sort, direction) => {
    const { products } = await list({ sort, page_size: "60" })
    const prices = products.map(({ price }) => price?.amount ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => (a - b) * direction))
  })

  test.each(LOCALES)("name sorts by the alphabet of %s", async (locale) => {
    const { products } = await list({ sort: "name", page_size: "60", locale })
    const titles = products.map(({ title }) => title)
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(locale).compare))
  })
})

describe("facets", () => {
  test.each(VALUES_FACETS)("$key counts the results of a click", async ({ key }) => {
    const { value, clicked } = await inOneState(async () => {
      const [value] = valuesOf(await list({}), key)
      return { value, clicked: await list({ [`facets[${key}]`]: value?.value ?? "" }) }
    })
    expect(value?.count).toBeGreaterThan(0)
    expect(clicked.count).toBe(value?.count)
  })

  test("keep the other values of a chosen facet available, extend within one and narrow across several", async () => {
    const { all, both, stocked } = await inOneState(async () => {
      const all = await list({})
      const materials = valuesOf(all, "material")
        .slice(0, 2)
        .map(({ value }) => value)
      return {
        all,
        both: await list({ "facets[material]": materials }),
        stocked: await list({ "facets[material]": materials, in_stock: "true" }),
      }
    })
    const [one, other] = valuesOf(all, "material")
    const unchosen = valuesOf(both, "material").map(({ chosen: _, ...value }) => value)
    expect(unchosen).toEqual(valuesOf(all, "material"))
    const chosen = valuesOf(both, "material").filter((value) => value.chosen)
    expect(chosen.map(({ value }) => value)).toEqual([one?.value, other?.value])
    expect(both.count).toBe((one?.count ?? 0) + (other?.count ?? 0))
    expect(stocked.count).toBe(flagOf(both, "in_stock").count)
  })

  test("the price limits include every price, and filter exactly", async () => {
    const { all, middle, cheap, dear } = await inOneState(async () => {
      const all = await list({})
      const { bounds } = priceOf(all)
      const middle = Math.round(((bounds?.min ?? 0) + (bounds?.max ?? 0)) / 2)
      const cheap = await list({ price_max: String(middle), page_size: "60" })
      return { all, middle, cheap, dear: await list({ price_min: String(middle + 1) }) }
    })
    expect(cheap.count + dear.count).toBe(all.count)
    expect(cheap.products.every(({ price }) => (price?.amount ?? 0) <= middle)).toBe(true)
    expect(priceOf(all).bounds?.min).toBeGreaterThan(0)
    expect(priceOf(cheap).bounds).toEqual(priceOf(all).bounds)
    expect(priceOf(cheap).chosen).toEqual({ min: null, max: middle })
  })

  test("on sale and in stock match the cards", async () => {
    const { all, sale, stocked } = await inOneState(async () => ({
      all: await list({}),
      sale: await list({ on_sale: "true", page_size: "60" }),
      stocked: await list({ in_stock: "true", page_size: "60" }),
    }))
    expect(sale.count).toBe(flagOf(all, "on_sale").count)
    expect(sale.products.every((card) => card.on_sale)).toBe(true)
    expect(stocked.count).toBe(flagOf(all, "in_stock").count)
    expect(stocked.products.some((card) => card.stock_state === "out_of_stock")).toBe(false)
  })
})

describe("categories and collections", () => {
  test("contain as many products as the navigation says, sub-categories included", async () => {
    const { categories, collections } = await navigation()
    for (const category of categories.flatMap(withChildren)) {
      const { listed, counted } = await inOneState(async () => ({
        listed: (await navigation()).categories.flatMap(withChildren).find(({ id }) => id === category.id),
        counted: (await list({ category: category.handle })).count,
      }))
      expect(counted).toBe(listed?.product_count)
    }
    for (const { handle, product_count } of collections) {
      expect((await list({ collection: handle })).count).toBe(product_count)
    }
  })

  const withChildren = (category: CatalogueCategory): CatalogueCategory[] => [
    category,
    ...category.children.flatMap(withChildren),
  ]

  test("exist in both languages", async () => {
    const [hu, en] = [await navigation("hu"), await navigation("en")]
    expect(en.categories.map(({ handle }) => handle)).toEqual(hu.categories.map(({ handle }) => handle))
    expect(en.categories[0]?.name).not.toBe(hu.categories[0]?.name)
    expect(en.collections.every(({ description }) => description !== "")).toBe(true)
  })

  test.each([
    "products?category=nincs",
    "products?collection=nincs",
    "products/nincs",
    "products/%00",
    `products/${"x".repeat(300)}`,
  ])("%s does not exist", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: { type: "not_found" } })
  })
})

describe("a product", () => {
  test("has pictures in all sizes, texts in both languages and a maker", async () => {
    const { products } = await list({ collection: (await navigation()).collections[0]?.handle ?? "" })
    const handle = products[0]?.handle ?? ""
    const [hu, en] = [await product(handle, "hu"), await product(handle, "en")]
    expect(hu.pictures[0]?.widths).toEqual([160, 320, 480, 640, 800])
    expect(hu.maker?.email).toContain("@")
    expect(en.title).not.toBe(hu.title)
    expect(en.description).not.toBe(hu.description)
    expect(en.variants.map(({ id }) => id)).toEqual(hu.variants.map(({ id }) => id))
  })

  test("on sale shows the lowest price of the 30 days before, unless it is too new to have one", async () => {
    const { products } = await list({ on_sale: "true", page_size: "60" })
    expect(products.length).toBeGreaterThan(0)
    for (const { handle } of products) {
      const announced = (await product(handle)).variants.flatMap(({ price }) =>
        price?.percent ? [price] : [],
      )
      for (const { amount, reference_amount, percent } of announced) {
        expect(amount).toBeLessThan(reference_amount ?? 0)
        expect(percent).toBe(Math.floor((1 - amount / (reference_amount ?? 1)) * 100))
      }
    }
  })

  test("chooses its variants by values of its own options", async () => {
    const { products } = await list({ page_size: "60" })
    for (const { handle } of products.filter(({ variant_count }) => variant_count > 1).slice(0, 10)) {
      const { options, variants } = await product(handle)
      for (const variant of variants) {
        for (const { id, values } of options) expect(values).toContain(variant.option_values[id])
      }
    }
  })
})

describe("an invalid query", () => {
  test.each([
    "products?page=0",
    "products?page=abc",
    "products?page=1&page=2",
    "products?page_size=1000000000",
    "products?sort=random",
    "products?locale=de",
    "products?price_min=-1",
    "products?price_min=5&price_max=1",
    "products?in_stock=perhaps",
    "products?q[a]=b",
    "products?materials=clay",
    "products?facets=clay",
    "products?facets[material][x]=y",
    "products?facets[unknown]=y",
    "products?category=%00",
    "products?unknown=1",
    `products?q=${"x".repeat(10_000)}`,
    "products/x?locale=xx",
    "navigation?locale=",
    "changes?after=-1",
    "changes?after=abc",
  ])("%s is refused with a typed error", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400, body: { type: "invalid_data" } })
  })

  test.each([
    "'; drop table product; --",
    "<script>alert(1)</script>",
    "%",
    "\\",
    "🫖",
    " ",
    "\0",
    "a".repeat(200),
  ])("the search for %j is a search", async (q) => {
    const { status, body } = await ask<CatalogueList>(`products?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    expect(body.products.length).toBeLessThanOrEqual(body.count)
  })
})
