import { expect, it } from "vitest"
import { parseVariantMetadata } from "../../modules/catalogue/product-metadata.ts"
import { CONTENT_UNITS, toContent, toVariantMetadata } from "./contents.ts"

it.each(CONTENT_UNITS)("keeps 0,5 %s", (unit) => {
  const saved = toVariantMetadata({ value: "0,5", unit })
  expect(parseVariantMetadata(saved)).toEqual({ content: { value: 0.5, unit } })
  expect(toContent(saved)).toEqual({ value: "0,5", unit })
})

it("is removed when emptied", () => {
  expect(parseVariantMetadata(toVariantMetadata({ value: " ", unit: "g" }))).toEqual({})
  expect(toContent(null)).toEqual({ value: "", unit: "g" })
})

it.each(["0", "-1", "sok", "1e999"])("is not saved as %s", (value) => {
  expect(toVariantMetadata({ value, unit: "g" })).toBeUndefined()
})
