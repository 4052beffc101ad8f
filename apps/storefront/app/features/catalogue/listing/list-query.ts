import { CATALOGUE_SORTS, type CatalogueListQuery, type CatalogueSort } from "@porteka/commerce-sdk/wire"

/** Cards on one page: divides by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24
const LAST_PAGE = 10_000
const LARGEST_PRICE_HUF = 100_000_000
const VALUES_PER_FACET = 20

/** Keys of the address that hold several values. */
export const FACET_KEYS = {
  category: "categories",
  material: "materials",
  region: "regions",
  colour: "colours",
} as const

/**
 * Reads a list's state from the address. Never fails: what makes no sense is as if it were not there,
 * so that a mistyped or old link still shows goods.
 */
export function parseListQuery(search: URLSearchParams): CatalogueListQuery {
  const query: CatalogueListQuery = {
    page: wholeNumber(search.get("page"), 1, LAST_PAGE) ?? 1,
    page_size: PAGE_SIZE,
  }
  const sort = search.get("sort")
  if (isSort(sort)) query.sort = sort
  for (const [key, field] of Object.entries(FACET_KEYS) as [FacetKey, FacetField][]) {
    const values = [...new Set(search.getAll(key))].filter(isFacetValue).slice(0, VALUES_PER_FACET)
    if (values.length) query[field] = values
  }
  const min = wholeNumber(search.get("price_min"), 0, LARGEST_PRICE_HUF)
  const max = wholeNumber(search.get("price_max"), 0, LARGEST_PRICE_HUF)
  if (min !== null) query.price_min = min
  if (max !== null && (min === null || max >= min)) query.price_max = max
  if (search.get("in_stock") === "1") query.in_stock = true
  if (search.get("on_sale") === "1") query.on_sale = true
  return query
}

export type FacetKey = keyof typeof FACET_KEYS
type FacetField = (typeof FACET_KEYS)[keyof typeof FACET_KEYS]

/** The address of another page of the same list; page 1 has none in its address. */
export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search)
  if (page > 1) next.set("page", String(page))
  else next.delete("page")
  return next.size ? `?${next}` : "?"
}

function isSort(value: string | null): value is CatalogueSort {
  return CATALOGUE_SORTS.includes(value as CatalogueSort)
}

function isFacetValue(value: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(value)
}

function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (!text || !/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

/** What the canonical address of a list keeps: the page number, where there are several. */
export function canonicalPage(page: number): string {
  return page > 1 ? `?page=${page}` : ""
}
