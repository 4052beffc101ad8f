import type { CatalogueList } from "@porteka/commerce-sdk"
import { useSearchParams } from "react-router"
import { activeFilters } from "./active-filters.ts"
import { canonicalPage } from "./list-address.ts"

/**
 * What search engines index: each page of a complete list, but no filtered list and no page after the last
 * one.
 */
export function useListMeta(list: CatalogueList): { canonicalSearch: string; narrowed: boolean } {
  const [search] = useSearchParams()
  const narrowed = activeFilters(search, list.facets).length > 0 || list.page > Math.max(1, list.page_count)
  return { narrowed, canonicalSearch: narrowed ? "" : canonicalPage(list.page) }
}
