import { byLanguage } from "@porteka/shop/languages"
import type { LocalizedText, SourceProduct, SourceVariant } from "./source-product.ts"
import { stockState } from "./stock-state.ts"

export function inBothLanguages(hu: string, en = hu): LocalizedText {
  const texts: Partial<LocalizedText> = { hu, en }
  return byLanguage((locale) => texts[locale] ?? hu)
}

/** Below this stock a product is low in stock. */
const LOW_STOCK_BELOW = 5

export function variant(id: string, parts: Partial<SourceVariant> = {}): SourceVariant {
  const stock = parts.stock === undefined ? 10 : parts.stock
  return {
    id,
    title: inBothLanguages(id),
    sku: id,
    metadata: null,
    option_value_ids: {},
    price: { amount: 1000, reference_amount: null, percent: null },
    stock,
    stock_state: stockState(stock, LOW_STOCK_BELOW),
    picture: null,
    ...parts,
  }
}

/** A product for tests; fields that are not given have simple defaults. */
export function sourceProduct(parts: Partial<SourceProduct> = {}): SourceProduct {
  return {
    id: "prod_1",
    handle: "bogre",
    title: inBothLanguages("Bögre", "Mug"),
    subtitle: null,
    description: inBothLanguages("Leírás", "Description"),
    metadata: null,
    weight_grams: null,
    pictures: [],
    category_paths: [],
    collections: [],
    options: [],
    variants: [variant("v1")],
    sold: 0,
    rating: null,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    price_changes_at: [],
    ...parts,
  }
}
