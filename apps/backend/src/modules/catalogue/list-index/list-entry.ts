import type { FieldKeys } from "./search-keys.ts"

/** Facets a shopper can filter by. */
export const FACET_IDS = ["category", "material", "region", "colour"] as const
export type FacetId = (typeof FACET_IDS)[number]

export interface FacetKey {
  value: string
  /** Name of the key in the entry's language. */
  label: string
}

/** What a list must know of one product in one language to filter, sort, count and search. */
export interface ListEntry {
  id: string
  name: string
  /** The cheapest variant's price in whole forints; null when no variant has one. */
  price: number | null
  /** Milliseconds since 1970. */
  published_at: number
  in_stock: boolean
  on_sale: boolean
  /** Pieces ordered lately. */
  sold: number
  /** The facet "category" names the product's categories and all their ancestors. */
  facets: Record<FacetId, FacetKey[]>
  /** Handles. */
  collections: string[]
  search: FieldKeys
}

/** A list question in the index's own terms; absent means no limit. */
export interface ListFilter {
  /** Words to search for. */
  q?: string
  category?: string
  collection?: string
  /** Milliseconds since 1970; only products published at or after it. */
  published_since?: number
  /** Only what was ordered lately. */
  sold?: boolean
  /** Several values of one facet widen the result, several facets narrow it. */
  facets: Partial<Record<FacetId, string[]>>
  price_min?: number
  price_max?: number
  in_stock?: boolean
  on_sale?: boolean
}

/** Relevance needs words to search for; without them it is the newest first. */
export type ListOrder = "relevance" | "best_selling" | "newest" | "price_asc" | "price_desc" | "name"

export interface ListPage {
  /** Product ids of the asked page, in order. */
  ids: string[]
  count: number
  facets: { id: FacetId; values: (FacetKey & { count: number })[] }[]
  price_range: { min: number; max: number } | null
  in_stock_count: number
  on_sale_count: number
}
