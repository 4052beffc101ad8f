import type { CatalogueFacet } from "@porteka/commerce-sdk"
import { FACETS, facetParameters } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { activeFilters, queryOfForm, withoutFilters } from "./active-filters.ts"

const values = (...chosen: string[]) =>
  [
    { value: "blue", label: "Kék", count: 2 },
    { value: "red", label: "Piros", count: 1 },
  ].map((one) => (chosen.includes(one.value) ? { ...one, chosen: true as const } : one))

/** All facets of the shop in their order, with the values chosen in a URL. */
function facetsOf(search: URLSearchParams): CatalogueFacet[] {
  const amount = (key: string) => (search.has(key) ? Number(search.get(key)) : null)
  return FACETS.map(({ key, kind, label: { hu: label } }): CatalogueFacet => {
    if (kind === "values") return { kind, key, label, values: values(...search.getAll(key)) }
    if (kind === "flag") return { kind, key, label, count: 1, chosen: search.has(key) }
    const chosen = { min: amount(`${key}_min`), max: amount(`${key}_max`) }
    return { kind, key, label, bounds: { min: 1, max: 9 }, chosen }
  })
}

const filtersOf = (query: string) => {
  const search = new URLSearchParams(query)
  return activeFilters(search, facetsOf(search))
}

describe("activeFilters", () => {
  it("names each filter and the query without it; the page goes, order and term stay", () => {
    const kept = "?q=t%C3%A1l&sort=name"
    expect(filtersOf("q=tál&sort=name&page=3&colour=blue&material=red&price_max=5000&in_stock=1")).toEqual([
      {
        kind: "named",
        key: "in_stock",
        label: "Raktáron",
        without: `${kept}&colour=blue&material=red&price_max=5000`,
      },
      {
        kind: "range",
        key: "price",
        chosen: { min: null, max: 5000 },
        without: `${kept}&colour=blue&material=red&in_stock=1`,
      },
      {
        kind: "named",
        key: "material=red",
        label: "Piros",
        without: `${kept}&colour=blue&price_max=5000&in_stock=1`,
      },
      {
        kind: "named",
        key: "colour=blue",
        label: "Kék",
        without: `${kept}&material=red&price_max=5000&in_stock=1`,
      },
    ])
  })

  it("keeps the other values of a facet", () => {
    const [first] = filtersOf("colour=blue&colour=red")
    expect(first?.without).toBe("?colour=red")
  })

  it.each(FACETS)("leads from a list narrowed by $key alone back to the whole list", (facet) => {
    for (const parameter of facetParameters(facet)) {
      const chosen = { values: "blue", range: "5", flag: "1" }[facet.kind]
      expect(filtersOf(`${parameter}=${chosen}&q=a&page=2`)).toMatchObject([{ without: "?q=a" }])
    }
  })

  it.each(["", "page=2&sort=name&q=bögre"])("finds none in %j", (query) => {
    expect(filtersOf(query)).toEqual([])
  })
})

describe("withoutFilters", () => {
  it("keeps term and order, and gives up every facet", () => {
    const every = FACETS.flatMap(facetParameters).map((name) => `${name}=1`)
    const search = new URLSearchParams(`q=a&sort=name&page=2&${every.join("&")}`)
    expect(withoutFilters(search, facetsOf(search))).toBe("?q=a&sort=name")
  })
})

describe("queryOfForm", () => {
  it("leaves out empty fields and the page, and keeps the search term", () => {
    const form = new FormData()
    form.append("price_min", "")
    form.append("colour", "blue")
    form.append("colour", "red")
    form.append("sort", "name")
    expect(queryOfForm(form, new URLSearchParams("q=tál&page=4&sort=newest&material=clay"))).toBe(
      "?q=t%C3%A1l&colour=blue&colour=red&sort=name",
    )
  })
})
