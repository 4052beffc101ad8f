import { describe, expect, it } from "vitest"
import type { Localized } from "../shop-type.ts"
import { assertFacets } from "./check-facets.ts"
import { facetParameters } from "./facet-parameters.ts"
import type { Facet } from "./facet-type.ts"
import { FACETS, FLAG_FACETS, METADATA_FACETS, RANGE_FACETS, VALUES_FACETS } from "./facets.ts"

const LENGTH: Facet = {
  key: "length",
  kind: "values",
  source: "metadata.length_key",
  label: { hu: "Hossz", en: "Length" } as Localized,
  values: { short: { hu: "Rövid", en: "Short" } as Localized },
  publicPages: true,
}

const refusalOf =
  (...facets: Facet[]) =>
  () =>
    assertFacets(facets, Object.keys(LENGTH.label))

describe("the shop's facets", () => {
  it("are of three kinds, none is lost", () => {
    const keys = [...FLAG_FACETS, ...RANGE_FACETS, ...VALUES_FACETS].map(({ key }) => key)
    expect(keys.toSorted()).toEqual(FACETS.map(({ key }) => key).toSorted())
  })

  it("that are kept in a product's metadata name their values", () => {
    for (const { key, values } of METADATA_FACETS) expect(Object.keys(values ?? {}), key).not.toEqual([])
  })
})

describe("facetParameters", () => {
  it("has two for a range and one for the others", () => {
    expect(facetParameters({ key: "price", kind: "range" })).toEqual(["price_min", "price_max"])
    expect(facetParameters({ key: "colour", kind: "values" })).toEqual(["colour"])
  })
})

describe("assertFacets", () => {
  it("takes a complete one", () => {
    expect(refusalOf(...FACETS, LENGTH)).not.toThrow()
  })

  it.each<[string, Partial<Facet>, string]>([
    [
      "without a label",
      { label: { hu: "Hossz" } as Facet["label"] },
      'the facet "length" has no label in "en"',
    ],
    [
      "with an empty label",
      { label: { hu: " ", en: "Length" } as Localized },
      'the facet "length" has no label in "hu"',
    ],
    [
      "with an unknown source",
      { source: "maker.age" as "maker.region" },
      'the facet "length" is to be read from "maker.age", which no product has',
    ],
    [
      "with a source of another kind",
      { source: "price" as "categories" },
      'the facet "length" is to be read from "price", which no product has',
    ],
    [
      "whose parameter means something else",
      { key: "page" },
      'the facet "page" needs the parameter "page", which is taken',
    ],
    [
      "whose key no address should hold",
      { key: "Length!" },
      'the facet "Length!" has a key that is not written like "main_colour"',
    ],
    [
      "with a value that has no name",
      { values: { short: { hu: "Rövid", en: "" } } } as Partial<Facet>,
      'the value "short" of the facet "length" has no name in "en"',
    ],
    [
      "with a value no address may hold",
      { values: { "Very Short": { hu: "Rövid", en: "Short" } } } as Partial<Facet>,
      'the value "Very Short" of the facet "length" is not written like "dark-blue"',
    ],
  ])("refuses one %s, in one sentence", (_, change, reason) => {
    const facet = { ...LENGTH, ...change } as Facet
    expect(refusalOf(facet)).toThrow(`The shop's facets are not complete: ${reason}.`)
  })

  it("refuses two under one name", () => {
    expect(refusalOf(LENGTH, LENGTH)).toThrow(
      'the facet "length" needs the parameter "length", which is taken',
    )
  })
})
