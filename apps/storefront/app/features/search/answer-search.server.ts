import type { CatalogueCard } from "@porteka/commerce-sdk"
import { CURRENCY, SEARCH_COLLECTIONS, SEARCH_RESULTS } from "@porteka/shop"
import { z } from "zod"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { NO_ANSWER, QUERY_CHARACTERS, type SearchAnswer, type SearchHit } from "./search-answer.ts"

const QuerySchema = z.object({
  q: z
    .string()
    .catch("")
    .transform((term) => term.trim().slice(0, QUERY_CHARACTERS)),
})

/** Products for a term; for an empty term or no result, the suggested collections. */
export async function answerSearch(context: RequestContext, search: URLSearchParams): Promise<SearchAnswer> {
  const { q } = QuerySchema.parse(Object.fromEntries(search))
  if (!q) {
    const [collections, categories] = [await popularCollections(context), await mainCategories(context)]
    return { ...NO_ANSWER, collections, categories }
  }
  context.tag("products", "content:search")
  const { commerce, locale } = context
  const list = await commerce.catalogue.products({
    query: { q, locale, typing: true, page_size: SEARCH_RESULTS },
  })
  const collections = list.count === 0 ? await popularCollections(context) : []
  const { exact_count, suggestion, everything, left_out, foreign_price, help } = list.search ?? {
    ...NO_ANSWER,
    exact_count: list.count,
  }
  return {
    count: list.count,
    exact_count,
    products: list.products.map(toHit),
    suggestion,
    everything,
    left_out,
    foreign_price,
    help,
    collections,
    categories: [],
  }
}

async function popularCollections({
  navigation,
  tag,
  skipStore,
}: RequestContext): Promise<SearchAnswer["collections"]> {
  tag("navigation")
  const menu = await navigation()
  if (!menu) skipStore()
  return (menu?.collections ?? []).slice(0, SEARCH_COLLECTIONS).map(({ handle, name }) => ({ handle, name }))
}

/** The main categories, as links below an empty search field. */
export async function mainCategories({
  navigation,
  tag,
  skipStore,
}: RequestContext): Promise<SearchAnswer["categories"]> {
  tag("navigation")
  const menu = await navigation()
  if (!menu) skipStore()
  return (menu?.categories ?? []).map(({ handle, name }) => ({ handle, name }))
}

function toHit(card: CatalogueCard): SearchHit {
  return {
    id: card.id,
    handle: card.handle,
    title: card.title,
    description: card.subtitle ?? card.maker ?? "",
    picture: card.pictures[0] ?? null,
    price: card.price && { amount: card.price.amount, currency: CURRENCY, varies: card.price_varies },
    stock_state: card.stock_state,
  }
}
