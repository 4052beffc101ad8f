import type { CatalogueValuesFacet } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { narrowingFacets } from "./narrowing-facets.ts"

const material = (...values: [value: string, count: number, chosen?: true][]): CatalogueValuesFacet => ({
  kind: "values",
  key: "material",
  label: "Anyag",
  values: values.map(([value, count, chosen]) => ({ value, label: value, count, ...(chosen && { chosen }) })),
})

test.each([
  ["no value", material(), false],
  ["one value of all products", material(["clay", 19]), false],
  ["one value that was chosen", material(["clay", 19, true]), true],
  ["one value that some products lack", material(["clay", 18]), true],
  ["several values", material(["clay", 12], ["glass", 7]), true],
  ["several values that all products have", material(["clay", 19], ["glass", 19]), false],
])("a facet with %s: shown %#", (_, facet, isShown) => {
  expect(narrowingFacets([facet], 19)).toEqual(isShown ? [facet] : [])
})
