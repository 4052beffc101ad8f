import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import { byFacet, FLAG_FACETS, RANGE_FACETS, VALUES_FACETS } from "@porteka/shop"
import type { ListEntry } from "../list-index/list-entry.ts"
import { NO_TEXTS } from "../search/product-texts.ts"
import { DOCUMENT_FORMAT } from "./document-format.ts"

/**
 * Reads stored documents. Those built by another release or with other facets are shown until they have been
 * rebuilt; missing fields are empty. A field may therefore be added or removed at any time, but a field whose
 * meaning changes must get another name.
 */

interface Stored {
  format: number
}

const EMPTY_ENTRY: ListEntry = {
  ...byFacet(RANGE_FACETS, () => null),
  ...byFacet(FLAG_FACETS, () => false),
  id: "",
  name: "",
  published_at: 0,
  sold: 0,
  rating: 0,
  facets: byFacet(VALUES_FACETS, () => []),
  collections: [],
  texts: {},
}

const EMPTY_CARD: CatalogueCard = {
  id: "",
  handle: "",
  title: "",
  subtitle: null,
  maker: null,
  pictures: [],
  price: null,
  unit_price: null,
  on_sale: false,
  price_varies: false,
  stock_state: "out_of_stock",
  is_new: false,
  label: null,
  variant_count: 0,
  rating: null,
  looks: [],
  only_variant_id: null,
}

const EMPTY_PRODUCT: CatalogueProduct = {
  id: "",
  handle: "",
  title: "",
  subtitle: null,
  description: "",
  pictures: [],
  is_food: false,
  rating: null,
  category_path: [],
  collections: [],
  options: [],
  variants: [],
  material: null,
  dimensions: null,
  care: null,
  facts: [],
  properties: {},
  maker: null,
  warnings: [],
  withdrawal_exemption: null,
  garan: null,
  personalisation: null,
  making_days: 0,
  label: null,
  weight_grams: null,
  created_at: "",
  updated_at: "",
}

export function readEntry({ entry, format }: Stored & { entry: string }): ListEntry {
  const stored: ListEntry = JSON.parse(entry)
  if (format === DOCUMENT_FORMAT) return stored
  const texts = Object.fromEntries(
    Object.entries(stored.texts ?? {}).map(([locale, some]) => [locale, { ...NO_TEXTS, ...some }]),
  )
  return { ...EMPTY_ENTRY, ...stored, texts, facets: { ...EMPTY_ENTRY.facets, ...stored.facets } }
}

/** A card as JSON. */
export function cardJson({ card, format }: Stored & { card: string }): string {
  return format === DOCUMENT_FORMAT ? card : JSON.stringify({ ...EMPTY_CARD, ...JSON.parse(card) })
}

/** The answer body `{"product":…}` as JSON. */
export function productJson({ product, format }: Stored & { product: string }): string {
  if (format === DOCUMENT_FORMAT) return product
  return JSON.stringify({ product: { ...EMPTY_PRODUCT, ...JSON.parse(product).product } })
}
