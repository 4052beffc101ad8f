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
const value = (handle: string) => ({ value: handle, label: handle, count: 1 })
const facets: CatalogueFacet[] = [
  { id: "category", values: ["clay", "plates", "mugs", "wood", "spoons"].map(value) },
  { id: "colour", values: [value("blue")] },
]

describe("narrowCategories", () => {
  it.each([
    ["the roots in the menu's order", undefined, [], ["wood", "clay"]],
    ["the children of the page's category", "clay", [], ["mugs", "plates"]],
    ["what is chosen from elsewhere, last", undefined, ["mugs"], ["wood", "clay", "mugs"]],
    ["nothing where there is nothing narrower", "mugs", [], []],
  ])("shows %s", (_, scope, chosen, expected) => {
    const [categories, colours] = narrowCategories(facets, menu, scope, chosen)
    expect(categories?.values.map((one) => one.value)).toEqual(expected)
    expect(colours).toBe(facets[1])
  })
})
