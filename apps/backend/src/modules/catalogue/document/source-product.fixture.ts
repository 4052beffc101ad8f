import type { LocalizedText, SourceProduct, SourceVariant } from "./source-product.ts"

export function both(hu: string, en = hu): LocalizedText {
  return { hu, en }
}

export function variant(id: string, parts: Partial<SourceVariant> = {}): SourceVariant {
  return {
    id,
    title: both(id),
    sku: id,
    metadata: null,
    option_value_ids: {},
    price: { amount: 1000, reference_amount: null, percent: null },
    stock: 10,
    ...parts,
  }
}

/** A product for tests; what is not given is plain. */
export function sourceProduct(parts: Partial<SourceProduct> = {}): SourceProduct {
  return {
    id: "prod_1",
    handle: "bogre",
    title: both("Bögre", "Mug"),
    subtitle: null,
    description: both("Leírás", "Description"),
    metadata: null,
    weight_grams: null,
    pictures: [],
    category_paths: [],
    collections: [],
    options: [],
    variants: [variant("v1")],
    sold: 0,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    price_changes_at: [],
    ...parts,
  }
}
