import type { CataloguePicture, CatalogueSearch, StockState } from "@porteka/commerce-sdk/wire"

/** Longer search terms do not improve the result. */
export const QUERY_CHARACTERS = 100

/** The answer of `GET /api/search`. */
export interface SearchAnswer
  extends Pick<CatalogueSearch, "everything" | "left_out" | "foreign_price" | "help"> {
  /** Number of all results; at most `SEARCH_RESULTS` of them are in `products`. */
  count: number
  /** Number of exact results, which come first; the others are only similar. */
  exact_count: number
  products: SearchHit[]
  /** The probable spelling of a mistyped word. */
  suggestion: string | null
  /** For an empty field, and if nothing was found: at most `SEARCH_COLLECTIONS`. */
  collections: { handle: string; name: string }[]
  /** For an empty field: the shop's main categories. */
  categories: { handle: string; name: string }[]
}

export interface SearchHit {
  id: string
  handle: string
  title: string
  description: string
  picture: CataloguePicture | null
  /** Null if no variant has a price; then none is shown (ruling D8). */
  price: { amount: number; currency: string; varies: boolean } | null
  stock_state: StockState
}

export const NO_ANSWER: SearchAnswer = {
  count: 0,
  exact_count: 0,
  products: [],
  suggestion: null,
  everything: false,
  left_out: [],
  foreign_price: null,
  help: [],
  collections: [],
  categories: [],
}
