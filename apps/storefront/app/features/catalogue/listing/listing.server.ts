import type { CatalogueList, CatalogueListQuery } from "@porteka/commerce-sdk"
import { read } from "#app/server/back-end/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { itemListData } from "../structured-data/list-data.server.ts"
import { narrowCategories } from "./category-facet.ts"
import { parseListQuery } from "./list-query.server.ts"
import { narrowingFacets } from "./narrowing-facets.ts"

/** The scope of a listing page, besides the visitor's query. */
export type ListingScope = Pick<
  CatalogueListQuery,
  "category" | "collection" | "new_only" | "q" | "count_missed" | "typing"
>

/** One page of a list, tagged so that a change of its products invalidates the stored page. */
export async function readListing(
  { commerce, locale, navigation, tag, structuredData, publicOrigin }: RequestContext,
  search: URLSearchParams,
  scope: ListingScope = {},
): Promise<CatalogueList> {
  const query = { ...parseListQuery(search), ...scope, locale }
  tag("products", "content:filters")
  if (scope.q) tag("content:search")
  if (scope.category) tag(`category:${scope.category}`)
  if (scope.collection) tag(`collection:${scope.collection}`)
  const [list, menu] = await Promise.all([read(commerce.catalogue.products({ query })), navigation()])
  structuredData(itemListData(list, publicOrigin, locale))
  const facets = narrowCategories(list.facets, menu?.categories ?? [], scope.category)
  return { ...list, facets: narrowingFacets(facets, list.count) }
}
