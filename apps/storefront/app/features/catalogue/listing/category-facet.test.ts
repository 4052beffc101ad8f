import type { CatalogueCategory, CatalogueFacet } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { narrowCategories } from "./category-facet.ts"

function category(handle: string, children: CatalogueCategory[] = []): CatalogueCategory {
  return { id: handle, handle, name: handle, description: "", product_count: 1, picture: null, children }
}

const menu = [
  category("wood", [category("spoons")]),
  category("clay", [category("mugs"), category("plates")]),
]
const facetsWith = (chosen: string[]): CatalogueFacet[] => {
  const value = (handle: string) => ({
    value: handle,
    label: handle,
    count: 1,
    ...(chosen.includes(handle) ? { chosen: true as const } : {}),
  })
  const categories = ["clay", "plates", "mugs", "wood", "spoons"].map(value)
  return [
    { kind: "values", key: "category", label: "Kategória", values: categories },
    { kind: "values", key: "colour", label: "Szín", values: [value("blue")] },
  ]
}

describe("narrowCategories", () => {
  it.each([
    ["the roots in the menu's order", undefined, [], ["wood", "clay"]],
    ["the children of the page's category", "clay", [], ["mugs", "plates"]],
    ["what is chosen from elsewhere, last", undefined, ["mugs"], ["wood", "clay", "mugs"]],
    ["nothing where there is nothing narrower", "mugs", [], []],
  ])("shows %s", (_, scope, chosen, expected) => {
    const facets = facetsWith(chosen)
    const [categories, colours] = narrowCategories(facets, menu, scope)
    expect(categories?.kind === "values" && categories.values.map((one) => one.value)).toEqual(expected)
    expect(colours).toBe(facets[1])
  })
})
