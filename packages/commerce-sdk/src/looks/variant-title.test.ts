import { expect, it } from "vitest"
import { variantTitleOf } from "./variant-title.ts"

it.each([
  ["Fekete váza", "18 cm", "18 cm"],
  ["Ajándékutalvány", "Ajándékutalvány", null],
  ["Fekete váza", null, null],
])("%s, %s is shown with %s", (product, variant, shown) => {
  expect(variantTitleOf({ title: "-", product_title: product, variant_title: variant })).toBe(shown)
  expect(variantTitleOf({ title: product, product_title: null, variant_title: variant })).toBe(shown)
})
