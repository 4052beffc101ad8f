import { FACETS, type Facet } from "@porteka/shop"
import { expect, it } from "vitest"
import { formatOf } from "./document-format.ts"

it("changes with every change of the facets, and with every manual increase", () => {
  const [first, ...others] = FACETS as readonly Facet[]
  if (!first) throw new Error("The shop has no facets.")
  const formats = [
    formatOf(1, FACETS),
    formatOf(2, FACETS),
    formatOf(1, others),
    formatOf(1, [...others, first]),
    formatOf(1, [{ ...first, label: { ...first.label, en: "Other" } }, ...others]),
  ]
  expect(new Set(formats).size).toBe(formats.length)
  for (const format of formats) expect(format).toBeLessThan(2 ** 31)
  expect(formatOf(1, [...FACETS])).toBe(formats[0])
})
