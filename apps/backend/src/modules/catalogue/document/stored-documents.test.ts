import { FACETS, FLAG_FACETS, RANGE_FACETS, VALUES_FACETS } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { buildDocument } from "./build-document.ts"
import { DOCUMENT_FORMAT } from "./document-format.ts"
import { sourceProduct } from "./source-product.fixture.ts"
import { cardJson, productJson, readEntry } from "./stored-documents.ts"

const { product, card, entry } = buildDocument(sourceProduct(), "hu", new Date("2026-06-01T00:00:00Z"))
const OLD = DOCUMENT_FORMAT - 1

describe("what is stored", () => {
  it("is sent unchanged if this release built it", () => {
    expect(cardJson({ card: "{}", format: DOCUMENT_FORMAT })).toBe("{}")
    expect(productJson({ product: `{"product":{}}`, format: DOCUMENT_FORMAT })).toBe(`{"product":{}}`)
    expect(readEntry({ entry: JSON.stringify(entry), format: DOCUMENT_FORMAT })).toEqual(entry)
  })

  it("has every current field, whichever release built it", () => {
    const keys = (value: object) => Object.keys(value).toSorted()
    const oldCard = JSON.parse(cardJson({ card: `{"id":"p","was":1}`, format: OLD }))
    expect(keys(oldCard)).toEqual([...keys(card), "was"].toSorted())
    const oldProduct = JSON.parse(productJson({ product: `{"product":{"id":"p"}}`, format: OLD })).product
    expect(keys(oldProduct)).toEqual(keys(product))
    expect([oldCard.id, oldProduct.id]).toEqual(["p", "p"])
  })

  it.each(FACETS)("is listed without $key when it was built before the facet came", ({ key }) => {
    const before = { ...entry, [key]: undefined, facets: { ...entry.facets, [key]: undefined } }
    const read = readEntry({ entry: JSON.stringify(before), format: OLD })
    for (const facet of VALUES_FACETS) expect(read.facets[facet.key]).toEqual(expect.any(Array))
    for (const facet of FLAG_FACETS) expect(read[facet.key]).toEqual(expect.any(Boolean))
    for (const facet of RANGE_FACETS) expect(read[facet.key] === null || read[facet.key] === 1000).toBe(true)
    expect(read.name).toBe(entry.name)
  })

  it("is searched without a kind of text that older releases did not store", () => {
    const before = { ...entry, texts: { hu: { ...entry.texts.hu, material: undefined } } }
    expect(readEntry({ entry: JSON.stringify(before), format: OLD }).texts.hu?.material).toBe("")
  })
})
