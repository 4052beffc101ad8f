import { expect, test } from "vitest"
import type { ProductRow } from "./columns.ts"
import type { ProductChange } from "./plan-import.ts"
import { hasOptionTexts, hasTexts, type TextOwner, textsOfChange } from "./texts-of-change.ts"

const owner = (sku: string, valueId: string): TextOwner => ({
  sku,
  product: { id: "prod_1", options: [{ id: "opt_1" }] },
  variant: { id: `variant_${sku}`, options: [{ id: valueId, option_id: "opt_1" }] },
})

const change = (ofProduct: ProductRow, ...variants: [string, ProductRow][]): ProductChange => ({
  handle: "bogre",
  cells: ofProduct,
  isNew: true,
  rows: [],
  changed: [],
  added: variants.map(([sku, cells], index) => ({ row: index + 2, sku, cells })),
})

const text = (reference: string, id: string, translations: Record<string, string>) => ({
  reference,
  reference_id: id,
  locale_code: "en-US",
  translations,
})

test("texts in other languages are those of the product, its variants, its options and their values", () => {
  const mug = change(
    { title_hu: "Bögre", title_en: "Mug", description_en: "A mug." },
    ["B-1", { option_1_en: "Colour", value_1_en: "blue", price: "990" }],
    ["B-2", { option_1_en: "Colour", value_1_en: "green", price: "990" }],
  )
  expect(textsOfChange(mug, [owner("B-1", "val_1"), owner("B-2", "val_2")])).toEqual([
    text("product", "prod_1", { title: "Mug", description: "A mug." }),
    text("product_variant", "variant_B-1", { title: "blue" }),
    text("product_variant", "variant_B-2", { title: "green" }),
    text("product_option", "opt_1", { title: "Colour" }),
    text("product_option_value", "val_1", { value: "blue" }),
    text("product_option_value", "val_2", { value: "green" }),
  ])
})

test("a change without texts in other languages is known before its records are read", () => {
  const plain = change({ title_hu: "Bögre" }, ["B-1", { value_1_hu: "kék", price: "990" }])
  expect([hasTexts(plain), hasOptionTexts(plain)]).toEqual([false, false])
  expect(textsOfChange(plain, [owner("B-1", "val_1")])).toEqual([])
  const titled = change({ title_en: "Mug" }, ["B-1", {}])
  expect([hasTexts(titled), hasOptionTexts(titled)]).toEqual([true, false])
  const optional = change({}, ["B-1", { value_1_en: "blue" }])
  expect([hasTexts(optional), hasOptionTexts(optional)]).toEqual([true, true])
})

test("a product that is not found has no texts", () => {
  expect(textsOfChange(change({ title_en: "Mug" }), [])).toEqual([])
})
