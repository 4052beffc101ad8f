import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { entry, fill, keys } from "./entries.fixture.ts"
import { FACET_IDS, type FacetId, type ListEntry, type ListFilter, type ListOrder } from "./list-entry.ts"
import { ListIndex } from "./list-index.ts"

function indexOf(...entries: ListEntry[]): ListIndex {
  const index = new ListIndex("hu")
  fill(index, entries)
  return index
}

const idsBy = (index: ListIndex, order: ListOrder, filter: ListFilter = { facets: {} }) =>
  index.page(filter, order, 0, 100).ids

describe("orders", () => {
  it("sorts names as Hungarian does", () => {
    const names = [
      "zokni",
      "űrhajó",
      "udvar",
      "üveg",
      "öv",
      "óra",
      "ora",
      "cukor",
      "csizma",
      "cipő",
      "tyúk",
      "tükör",
    ]
    const index = indexOf(...names.map((name) => entry(name, { name })))
    expect(idsBy(index, "name")).toEqual([
      "cipő",
      "cukor",
      "csizma",
      "ora",
      "óra",
      "öv",
      "tükör",
      "tyúk",
      "udvar",
      "űrhajó",
      "üveg",
      "zokni",
    ])
  })

  it("puts products without a price last in both price orders", () => {
    const index = indexOf(
      entry("none", { price: null }),
      entry("dear", { price: 9000 }),
      entry("cheap", { price: 10 }),
    )
    expect(idsBy(index, "price_asc")).toEqual(["cheap", "dear", "none"])
    expect(idsBy(index, "price_desc")).toEqual(["dear", "cheap", "none"])
  })

  it("puts what sold most first, then the newest", () => {
    const index = indexOf(entry("old"), entry("new", { published_at: 5 }), entry("loved", { sold: 3 }))
    expect(idsBy(index, "best_selling")).toEqual(["loved", "new", "old"])
  })

  it("leaves out what has not been sold when asked for what has", () => {
    const index = indexOf(entry("old"), entry("loved", { sold: 3 }), entry("liked", { sold: 1 }))
    expect(idsBy(index, "best_selling", { facets: {}, sold: true })).toEqual(["loved", "liked"])
  })

  it("puts the newest first and breaks ties by id", () => {
    const index = indexOf(entry("b"), entry("a"), entry("new", { published_at: 5 }))
    expect(idsBy(index, "newest")).toEqual(["new", "a", "b"])
  })
})

describe("facets", () => {
  const clay = { ...entry("").facets, material: keys("clay") }
  const wood = { ...entry("").facets, material: keys("wood") }
  const index = indexOf(
    entry("clay-1", { facets: clay, price: 100 }),
    entry("clay-2", { facets: clay, price: 200, in_stock: false }),
    entry("wood-1", { facets: wood, price: 300, on_sale: true }),
  )

  it("does not let a facet narrow its own counts", () => {
    const page = index.page({ facets: { material: ["wood"] } }, "newest", 0, 10)
    expect(page.ids).toEqual(["wood-1"])
    expect(page.facets.find(({ id }) => id === "material")?.values).toEqual([
      { value: "clay", label: "CLAY", count: 2 },
      { value: "wood", label: "WOOD", count: 1 },
    ])
  })

  it("names what is chosen even where nothing has it any more", () => {
    const page = index.page({ facets: { material: ["clay", "wood"] }, price_max: 250 }, "newest", 0, 10)
    expect(page.facets.find(({ id }) => id === "material")?.values).toEqual([
      { value: "clay", label: "CLAY", count: 2 },
      { value: "wood", label: "WOOD", count: 0 },
    ])
  })

  it("gives the price bounds without the price filter, and the counts without their own filter", () => {
    const page = index.page({ facets: {}, price_max: 150, in_stock: true, on_sale: false }, "newest", 0, 10)
    expect(page.ids).toEqual(["clay-1"])
    expect(page.price_range).toEqual({ min: 100, max: 300 })
    expect(page.in_stock_count).toBe(1)
    expect(page.on_sale_count).toBe(0)
  })

  it("finds nothing for a value nobody has", () => {
    expect(idsBy(index, "newest", { facets: { material: ["silk"] } })).toEqual([])
    expect(idsBy(index, "newest", { facets: {}, category: "silk" })).toEqual([])
  })
})

it("forgets a removed product and takes its place again", () => {
  const index = indexOf(entry("a", { collections: ["winter"] }), entry("b"))
  index.remove("a")
  expect(idsBy(index, "name")).toEqual(["b"])
  expect(index.countOf("collection", "winter")).toBe(0)
  index.put(entry("c", { name: "aa", collections: ["winter"] }))
  expect(idsBy(index, "name")).toEqual(["c", "b"])
  expect(index.countOf("collection", "winter")).toBe(1)
})

describe("against a plain search through all entries", () => {
  const value = fc.constantFrom("x", "y", "z")
  const some = fc.uniqueArray(value, { maxLength: 2 }).map((values) => keys(...values))
  const entries = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,4}$/),
      name: fc.constantFrom("cipő", "csizma", "öv", "óra"),
      price: fc.option(fc.integer({ min: 0, max: 5 })),
      published_at: fc.integer({ min: 0, max: 5 }),
      in_stock: fc.boolean(),
      on_sale: fc.boolean(),
      facets: fc.record({ category: some, material: some, region: some, colour: some }),
      collections: fc.uniqueArray(value, { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  const chosen = fc.option(fc.uniqueArray(value, { minLength: 1, maxLength: 2 }), { nil: undefined })
  const filter = fc.record({
    category: fc.option(value, { nil: undefined }),
    collection: fc.option(value, { nil: undefined }),
    published_since: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    facets: fc.record({ category: chosen, material: chosen, region: chosen, colour: chosen }),
    price_min: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    price_max: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
    in_stock: fc.boolean(),
    on_sale: fc.boolean(),
  })

  const has = (item: ListEntry, id: FacetId, values: string[] | undefined) =>
    !values || item.facets[id].some(({ value }) => values.includes(value))

  function fits(item: ListEntry, wanted: ListFilter, without?: FacetId): boolean {
    const { price_min: min, price_max: max } = wanted
    const priced = min === undefined && max === undefined
    return (
      (wanted.category === undefined || has(item, "category", [wanted.category])) &&
      (wanted.collection === undefined || item.collections.includes(wanted.collection)) &&
      (wanted.published_since === undefined || item.published_at >= wanted.published_since) &&
      FACET_IDS.every((id) => id === without || has(item, id, wanted.facets[id])) &&
      (priced || (item.price !== null && item.price >= (min ?? 0) && item.price <= (max ?? 9))) &&
      (!wanted.in_stock || item.in_stock) &&
      (!wanted.on_sale || item.on_sale)
    )
  }

  it("finds, counts and pages the same", () => {
    fc.assert(
      fc.property(entries, entries, filter, fc.nat(5), (first, second, wanted, offset) => {
        const index = indexOf(...first.map((item) => entry(item.id, item)))
        for (const item of second) index.put(entry(item.id, item))
        const all = [
          ...new Map([...first, ...second].map((item) => [item.id, entry(item.id, item)])).values(),
        ]
        const expected = all.filter((item) => fits(item, wanted))
        const page = index.page(wanted, "newest", offset, 3)

        expect(page.count).toBe(expected.length)
        const inOrder = expected.sort((a, b) => b.published_at - a.published_at || (a.id < b.id ? -1 : 1))
        expect(page.ids).toEqual(inOrder.slice(offset, offset + 3).map(({ id }) => id))
        for (const { id, values } of page.facets) {
          for (const { value: key, count } of values) {
            expect(count).toBe(all.filter((item) => fits(item, wanted, id) && has(item, id, [key])).length)
          }
        }
      }),
    )
  })
})
