import type { CatalogueList } from "@porteka/commerce-sdk"
import { NEW_PRODUCT_DAYS } from "@porteka/shop"
import type { ListFilter, ListOrder } from "./list-index/list-entry.ts"
import type { ParsedListQuery } from "./list-query.ts"
import type CatalogueModuleService from "./service.ts"

const DAY_MS = 24 * 60 * 60 * 1000

/** `CatalogueList` as JSON. */
export async function listProductsJson(catalogue: CatalogueModuleService, query: ParsedListQuery): Promise<string> {
  const index = await catalogue.listIndex(query.locale)
  const offset = (query.page - 1) * query.page_size
  const { ids, ...rest } = index.page(toFilter(query, new Date()), toOrder(query), offset, query.page_size)
  const cards = await catalogue.cardsJson(query.locale, ids)
  const list: Omit<CatalogueList, "products"> = {
    ...rest,
    page: query.page,
    page_size: query.page_size,
    page_count: Math.ceil(rest.count / query.page_size),
  }
  return `{"products":[${cards.join(",")}],${JSON.stringify(list).slice(1)}`
}

function toFilter(query: ParsedListQuery, now: Date): ListFilter {
  return {
    category: query.category,
    collection: query.collection,
    published_since: query.new_only ? now.getTime() - NEW_PRODUCT_DAYS * DAY_MS : undefined,
    facets: { category: query.categories, material: query.materials, region: query.regions, colour: query.colours },
    price_min: query.price_min,
    price_max: query.price_max,
    in_stock: query.in_stock,
    on_sale: query.on_sale,
  }
}

function toOrder({ sort }: ParsedListQuery): ListOrder {
  return sort === undefined || sort === "relevance" ? "newest" : sort
}
