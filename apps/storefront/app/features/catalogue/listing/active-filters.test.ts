import type { CatalogueFacet } from "@porteka/commerce-sdk/wire"
import { describe, expect, it } from "vitest"
import { activeFilters, isFiltered, queryOfForm, withoutFilters } from "./active-filters.ts"

const facets: CatalogueFacet[] = [
  { id: "material", values: [{ value: "clay", label: "Kerámia", count: 3 }] },
  { id: "colour", values: [{ value: "blue", label: "Kék", count: 2 }] },
]

describe("activeFilters", () => {
  it("names each filter and the query without it; the page goes, order and term stay", () => {
    const search = new URLSearchParams(
      "q=tál&sort=name&page=3&colour=blue&material=clay&price_max=5000&in_stock=1",
    )
    const kept = "?q=t%C3%A1l&sort=name"
    expect(activeFilters(search, facets)).toEqual([
      {
        kind: "facet",
        key: "material=clay",
        label: "Kerámia",
        without: `${kept}&colour=blue&price_max=5000&in_stock=1`,
      },
      {
        kind: "facet",
        key: "colour=blue",
        label: "Kék",
        without: `${kept}&material=clay&price_max=5000&in_stock=1`,
      },
      {
        kind: "price",
        key: "price",
        min: null,
        max: 5000,
        without: `${kept}&colour=blue&material=clay&in_stock=1`,
      },
      { kind: "in_stock", key: "in_stock", without: `${kept}&colour=blue&material=clay&price_max=5000` },
    ])
  })

  it("keeps the other values of a facet", () => {
    const [first] = activeFilters(new URLSearchParams("colour=blue&colour=red"), facets)
    expect(first?.without).toBe("?colour=red")
  })

  it("shows a value the list does not know as it is written", () => {
    expect(activeFilters(new URLSearchParams("colour=red"), facets)).toMatchObject([{ label: "red" }])
  })
})

describe("isFiltered", () => {
  it.each([
    ["", false],
    ["page=2&sort=name&q=bögre", false],
    ["colour=blue", true],
    ["price_min=100", true],
    ["on_sale=1", true],
    ["colour=<script>&price_min=x&in_stock=yes", false],
  ])("%j: %s", (search, expected) => {
    expect(isFiltered(new URLSearchParams(search))).toBe(expected)
  })
})

describe("withoutFilters", () => {
  it("keeps term and order", () => {
    expect(withoutFilters(new URLSearchParams("q=a&sort=name&colour=blue&price_min=1&page=2"))).toBe(
      "?q=a&sort=name",
    )
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
