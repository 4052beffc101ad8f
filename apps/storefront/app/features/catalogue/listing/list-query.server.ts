import { CATALOGUE_SORTS, type CatalogueListQuery, type CatalogueSort } from "@porteka/commerce-sdk"
import { FLAG_FACETS, RANGE_FACETS, VALUES_FACETS } from "@porteka/shop"

/** Cards on one page: divides by 2, 3 and 4 columns. */
const PAGE_SIZE = 24
const LAST_PAGE = 10_000
const LARGEST_AMOUNT = 100_000_000
const VALUES_PER_FACET = 20

/**
 * Parses a list's state from the URL. Never fails: invalid values are ignored, so a mistyped or old link still
 * shows products.
 */
export function parseListQuery(search: URLSearchParams): CatalogueListQuery {
  const query: CatalogueListQuery = {
    page: wholeNumber(search.get("page"), 1, LAST_PAGE) ?? 1,
    page_size: PAGE_SIZE,
    facets: {},
  }
  const sort = search.get("sort")
  if (isSort(sort)) query.sort = sort
  for (const { key } of VALUES_FACETS) {
    const values = [...new Set(search.getAll(key))].filter(isFacetValue).slice(0, VALUES_PER_FACET)
    if (values.length) query.facets = { ...query.facets, [key]: values }
  }
  for (const { key } of RANGE_FACETS) {
    const from = wholeNumber(search.get(`${key}_min`), 0, LARGEST_AMOUNT)
    const to = wholeNumber(search.get(`${key}_max`), 0, LARGEST_AMOUNT)
    const [min, max] = from !== null && to !== null && from > to ? [to, from] : [from, to]
    if (min !== null) query[`${key}_min`] = min
    if (max !== null) query[`${key}_max`] = max
  }
  for (const { key } of FLAG_FACETS) if (search.get(key) === "1") query[key] = true
  return query
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
