import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { expect, it } from "vitest"
import { unitPriceOfLine } from "./unit-price-of-line.ts"

const variant = (id: string, part: Partial<CatalogueVariant>) => ({ id, ...part }) as CatalogueVariant
const price = { amount: 1990, reference_amount: null, percent: null }
const honey: Pick<CatalogueProduct, "variants"> = {
  variants: [
    variant("jar", { price, unit_price: { amount: 7960, reference_amount: null, unit: "kg" } }),
    variant("spoon", { price, unit_price: null }),
  ],
}

it.each([
  ["the catalogue's price", "jar", 1990, { amount: 7960, unit: "kg" }],
  ["a price of its own", "jar", 1791, { amount: 7164, unit: "kg" }],
  ["a single piece", "spoon", 1990, null],
  ["a variant that is no longer sold", "gone", 1990, null],
])("for %s", (_case, variant_id, unit_price, expected) => {
  expect(unitPriceOfLine({ variant_id, unit_price }, honey)).toEqual(expected)
})
