import type { CatalogueList, CatalogueNavigation, CatalogueSearch } from "@porteka/commerce-sdk"
import { DAY_MS } from "@porteka/hungary"
import { FLAG_FACETS, NEW_PRODUCT_DAYS, RANGE_FACETS } from "@porteka/shop"
import { notFound } from "../../refusals/refusals.ts"
import type { ListFilter, ListOrder } from "./list-index/list-entry.ts"
import type { ListIndex } from "./list-index/list-index.ts"
import type { ParsedListQuery } from "./list-query.ts"
import { withDescendants } from "./old-handles.ts"
import type CatalogueModuleService from "./service.ts"

/**
 * `CatalogueList` as JSON.
 * @throws 404 if the category or collection does not exist
 * @throws ReadModelGapError if there are products, but none of them in the read model
 */
export async function listProductsJson(
  catalogue: CatalogueModuleService,
  query: ParsedListQuery,
): Promise<string> {
  const offset = (query.page - 1) * query.page_size
  const filter = toFilter(query, new Date())
  const { index, choice, cards } = await catalogue.pick(query.locale, (index) =>
    index.page(filter, toOrder(query), offset, query.page_size),
  )
  await requireKnown(catalogue, index, query)
  const { ids, ...rest } = choice
  // Searches the owner wants to find nothing are not counted as missed.
  if (isMissed(rest.search) && query.count_missed && isSearchOnly(query) && !index.hides(query.q))
    await catalogue.missedSearches.count(query.locale, query.q)
  if (index.size === 0 || (ids.length > 0 && cards.length === 0)) await catalogue.requireNoGap(query.locale)
  const list: Omit<CatalogueList, "products"> = {
    ...rest,
    page: query.page,
    page_size: query.page_size,
    page_count: Math.ceil(rest.count / query.page_size),
  }
  return `{"products":[${cards.join(",")}],${JSON.stringify(list).slice(1)}`
}

/** No exact result, and not because of a typing error or a question: products to buy in, or words to add. */
function isMissed(search: CatalogueSearch | null): boolean {
  return (
    search?.exact_count === 0 &&
    search.suggestion === null &&
    search.filters === null &&
    search.help.length === 0
  )
}

/** Not recorded if a filter is active, because the filter may be the reason for the empty result. */
function isSearchOnly(query: ParsedListQuery): query is ParsedListQuery & { q: string } {
  const { q, count_missed, typing, locale, sort, page, page_size, facets, ...filters } = query
  return (
    Boolean(q) &&
    page === 1 &&
    !Object.values({ ...facets, ...filters }).some((value) => value !== undefined && value !== false)
  )
}

function toFilter(query: ParsedListQuery, now: Date): ListFilter {
  return {
    q: query.q || undefined,
    typing: query.typing,
    category: query.category,
    collection: query.collection,
    published_since: query.new_only ? now.getTime() - NEW_PRODUCT_DAYS * DAY_MS : undefined,
    sold: query.sold_only,
    facets: query.facets,
    flags: FLAG_FACETS.map(({ key }) => key).filter((key) => query[key]),
    ranges: RANGE_FACETS.map(({ key }) => ({ key, min: query[`${key}_min`], max: query[`${key}_max`] })),
  }
}

function toOrder({ sort, q }: ParsedListQuery): ListOrder {
  return sort ?? (q ? "relevance" : "newest")
}

/** A category with products is in the index; an empty one only in the navigation. */
async function requireKnown(
  catalogue: CatalogueModuleService,
  index: ListIndex,
  { locale, category, collection }: ParsedListQuery,
): Promise<void> {
  const isEmpty = (kind: "category" | "collection", handle: string | undefined) =>
    handle !== undefined && index.countOf(kind, handle) === 0
  const emptyCategory = isEmpty("category", category)
  const emptyCollection = isEmpty("collection", collection)
  if (!emptyCategory && !emptyCollection) return
  const navigation: CatalogueNavigation | null = JSON.parse(
    (await catalogue.findNavigationJson(locale)) ?? "null",
  )
  const categories = navigation ? withDescendants(navigation.categories) : []
  if (emptyCategory && !categories.some(({ handle }) => handle === category)) {
    throw notFound("There is no such category")
  }
  if (emptyCollection && !navigation?.collections.some(({ handle }) => handle === collection)) {
    throw notFound("There is no such collection")
  }
}
