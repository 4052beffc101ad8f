import type { CataloguePicture, StockState } from "@porteka/commerce-sdk/wire"

/** Longer terms say nothing more about goods. */
export const QUERY_CHARACTERS = 100

/** What `GET /api/search` says. */
export interface SearchAnswer {
  /** All goods that fit; at most `SEARCH_RESULTS` of them are in `products`. */
  count: number
  /** So many of all, the first ones, are what was asked for; the others are only like it. */
  exact_count: number
  products: SearchHit[]
  /** What was probably meant, where a word was mistyped. */
  suggestion: string | null
  /** For the empty field, and where nothing was found: at most `SEARCH_COLLECTIONS`. */
  collections: { handle: string; name: string }[]
}

export interface SearchHit {
  id: string
  handle: string
  title: string
  description: string
  picture: CataloguePicture | null
  /** Null where no variant has a price; then none is shown (ruling D8). */
  price: { amount: number; currency: string; varies: boolean } | null
  stock_state: StockState
}

export const NO_ANSWER: SearchAnswer = {
  count: 0,
  exact_count: 0,
  products: [],
  suggestion: null,
  collections: [],
}
