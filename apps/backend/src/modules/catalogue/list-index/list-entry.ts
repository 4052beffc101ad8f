import type { CatalogueFacet, CatalogueSearch, CatalogueSort } from "@porteka/commerce-sdk"
import type { FlagFacetKey, RangeFacetKey, ValuesFacetKey } from "@porteka/shop"
import type { TextsByLanguage } from "../search/product-texts.ts"

export interface FacetValue {
  value: string
  /** Name of the key in the entry's language. */
  label: string
}

/**
 * What a list needs of one product in one language to filter, sort, count and search: besides these fields the
 * amount of each range (null: none) and each flag, under their facets' keys.
 */
export interface ListEntry extends Record<RangeFacetKey, number | null>, Record<FlagFacetKey, boolean> {
  id: string
  name: string
  /** Milliseconds since 1970. */
  published_at: number
  /** Number of pieces ordered recently. */
  sold: number
  /** The rank by the buyers' ratings; 0 without any. */
  rating: number
  /** A facet of categories names the product's categories and all their ancestors. */
  facets: Record<ValuesFacetKey, FacetValue[]>
  /** Handles. */
  collections: string[]
  texts: TextsByLanguage
}

/** A list query in the index's terms; absent means no limit. */
export interface ListFilter {
  /** The search text: words and price conditions. */
  q?: string
  /** Its last word may be unfinished. */
  typing?: boolean
  category?: string
  collection?: string
  /** Milliseconds since 1970; only products published at or after it. */
  published_since?: number
  /** Only products that were ordered recently. */
  sold?: boolean
  /** Several values of one facet widen the result, several facets narrow it. */
  facets: Partial<Record<ValuesFacetKey, string[]>>
  /** Amounts between two bounds, which may both be open. */
  ranges?: readonly AmountRange[]
  /** Properties the product must have. */
  flags?: readonly FlagFacetKey[]
}

export interface AmountRange {
  key: RangeFacetKey
  min?: number
  max?: number
}

/** Relevance needs search words; without them the order is newest first. */
export type ListOrder = CatalogueSort

export interface ListPage {
  /** Product ids of the requested page, in order. */
  ids: string[]
  count: number
  facets: CatalogueFacet[]
  /** Null if nothing was searched for. */
  search: CatalogueSearch | null
}
