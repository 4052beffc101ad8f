import type { CatalogueFacet, CatalogueFacetValue } from "@porteka/commerce-sdk"
import {
  byFacet,
  FACETS,
  type FacetKey,
  FLAG_FACETS,
  RANGE_FACETS,
  VALUES_FACETS,
  type ValuesFacetKey,
} from "@porteka/shop"
import { LOCALES } from "@porteka/shop/languages"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { entry, fill, keys } from "./entries.fixture.ts"
import type { ListEntry, ListFilter, ListOrder, ListPage } from "./list-entry.ts"
import { ListIndex } from "./list-index.ts"

/** A hundred shops of up to eighty products, on a busy machine. */
const SLOW_MACHINE_MS = 30_000

function indexOf(...entries: ListEntry[]): ListIndex {
  const index = new ListIndex("hu")
  fill(index, entries)
  return index
}

function facetOf<K extends CatalogueFacet["kind"]>(page: ListPage, wanted: FacetKey, kind: K) {
  const facet = page.facets.find(({ key }) => key === wanted)
  if (facet?.kind !== kind) throw new Error(`There is no ${kind} "${wanted}".`)
  return facet as Extract<CatalogueFacet, { kind: K }>
}

const valuesOf = (page: ListPage, key: ValuesFacetKey): CatalogueFacetValue[] =>
  facetOf(page, key, "values").values

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

  it("puts bestsellers first, then the newest", () => {
    const index = indexOf(entry("old"), entry("new", { published_at: 5 }), entry("loved", { sold: 3 }))
    expect(idsBy(index, "best_selling")).toEqual(["loved", "new", "old"])
  })

  it("puts the best rated first, then those without ratings, newest first", () => {
    const liked = entry("liked", { rating: 4.2 })
    const index = indexOf(
      entry("old"),
      liked,
      entry("new", { published_at: 5 }),
      entry("loved", { rating: 4.6 }),
    )
    expect(idsBy(index, "best_rated")).toEqual(["loved", "liked", "new", "old"])
  })

  it("leaves out unsold products on request", () => {
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
    expect(valuesOf(page, "material")).toEqual([
      { value: "clay", label: "CLAY", count: 2 },
      { value: "wood", label: "WOOD", count: 1, chosen: true },
    ])
  })

  it("names a chosen value even if no product has it any more", () => {
    const ranges = [{ key: "price", max: 250 }] as const
    const page = index.page({ facets: { material: ["clay", "wood"] }, ranges }, "newest", 0, 10)
    expect(valuesOf(page, "material")).toEqual([
      { value: "clay", label: "CLAY", count: 2, chosen: true },
      { value: "wood", label: "WOOD", count: 0, chosen: true },
    ])
  })

  it("shows a chosen value unchanged if no product ever had it", () => {
    const page = index.page({ facets: { material: ["silk"] } }, "newest", 0, 10)
    expect(valuesOf(page, "material")).toContainEqual({
      value: "silk",
      label: "silk",
      count: 0,
      chosen: true,
    })
  })

  it.each(LOCALES)("are all counted in the order of the table, with their labels in %s", (locale) => {
    const counted = new ListIndex(locale).page({ facets: {} }, "newest", 0, 10).facets
    expect(counted.map(({ key, kind, label }) => ({ key, kind, label }))).toEqual(
      FACETS.map(({ key, kind, label }) => ({ key, kind, label: label[locale] })),
    )
  })

  it("gives the price bounds without the price filter, and the counts without their own filter", () => {
    const ranges = [{ key: "price", max: 150 }] as const
    const page = index.page({ facets: {}, ranges, flags: ["in_stock"] }, "newest", 0, 10)
    expect(page.ids).toEqual(["clay-1"])
    expect(facetOf(page, "price", "range")).toMatchObject({
      bounds: { min: 100, max: 300 },
      chosen: { min: null, max: 150 },
    })
    expect(facetOf(page, "in_stock", "flag")).toMatchObject({ count: 1, chosen: true })
    expect(facetOf(page, "on_sale", "flag")).toMatchObject({ count: 0, chosen: false })
  })

  it("finds nothing for a value nobody has", () => {
    expect(idsBy(index, "newest", { facets: { material: ["silk"] } })).toEqual([])
    expect(idsBy(index, "newest", { facets: {}, category: "silk" })).toEqual([])
  })
})

it("forgets a removed product and reuses its slot", () => {
  const index = indexOf(entry("a", { collections: ["winter"] }), entry("b"))
  index.remove("a")
  expect(idsBy(index, "name")).toEqual(["b"])
  expect(index.countOf("collection", "winter")).toBe(0)
  index.put(entry("c", { name: "aa", collections: ["winter"] }))
  expect(idsBy(index, "name")).toEqual(["c", "b"])
  expect(index.countOf("collection", "winter")).toBe(1)
})

describe("compared with a simple search through all entries", () => {
  const value = fc.constantFrom("x", "y", "z")
  const some = fc.uniqueArray(value, { maxLength: 2 }).map((values) => keys(...values))
  const entries = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z]{1,4}$/),
      name: fc.constantFrom("cipő", "csizma", "öv", "óra"),
      ...byFacet(RANGE_FACETS, () => fc.option(fc.integer({ min: 0, max: 5 }))),
      published_at: fc.integer({ min: 0, max: 5 }),
      ...byFacet(FLAG_FACETS, () => fc.boolean()),
      facets: fc.record(byFacet(VALUES_FACETS, () => some)),
      collections: fc.uniqueArray(value, { maxLength: 2 }),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  )
  const chosen = fc.option(fc.uniqueArray(value, { minLength: 1, maxLength: 2 }), { nil: undefined })
  const filter = fc.record({
    category: fc.option(value, { nil: undefined }),
    collection: fc.option(value, { nil: undefined }),
    published_since: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    facets: fc.record(byFacet(VALUES_FACETS, () => chosen)),
    ranges: fc.tuple(
      ...RANGE_FACETS.map(({ key }) =>
        fc.record({
          key: fc.constant(key),
          min: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
          max: fc.option(fc.integer({ min: 2, max: 5 }), { nil: undefined }),
        }),
      ),
    ),
    flags: fc.subarray(FLAG_FACETS.map(({ key }) => key)),
  })

  const has = (item: ListEntry, key: ValuesFacetKey, values: string[] | undefined) =>
    !values || item.facets[key].some(({ value }) => values.includes(value))

  function fits(item: ListEntry, wanted: ListFilter, without?: FacetKey): boolean {
    const { ranges = [], flags = [] } = wanted
    const isWithin = ({ key, min, max }: (typeof ranges)[number]) => {
      const amount = item[key]
      return (
        (min === undefined && max === undefined) ||
        (amount !== null && amount >= (min ?? 0) && amount <= (max ?? 9))
      )
    }
    return (
      (wanted.category === undefined || has(item, "category", [wanted.category])) &&
      (wanted.collection === undefined || item.collections.includes(wanted.collection)) &&
      (wanted.published_since === undefined || item.published_at >= wanted.published_since) &&
      VALUES_FACETS.every(({ key }) => key === without || has(item, key, wanted.facets[key])) &&
      ranges.every((range) => range.key === without || isWithin(range)) &&
      flags.every((key) => key === without || item[key])
    )
  }

  it(
    "finds, counts and pages the same",
    () => {
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
          for (const facet of page.facets) {
            const others = all.filter((item) => fits(item, wanted, facet.key))
            if (facet.kind === "values") {
              for (const { value, count } of facet.values) {
                expect(count).toBe(others.filter((item) => has(item, facet.key, [value])).length)
              }
            } else if (facet.kind === "flag") {
              expect(facet.count).toBe(others.filter((item) => item[facet.key]).length)
            } else {
              const amounts = others.map((item) => item[facet.key]).filter((amount) => amount !== null)
              expect(facet.bounds).toEqual(
                amounts.length ? { min: Math.min(...amounts), max: Math.max(...amounts) } : null,
              )
            }
          }
        }),
      )
    },
    SLOW_MACHINE_MS,
  )
})
