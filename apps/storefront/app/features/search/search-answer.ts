import type { CataloguePicture, StockState } from "@porteka/commerce-sdk/wire"

/** Longer terms say nothing more about goods. */
export const QUERY_CHARACTERS = 100

/** What `GET /api/search` says. */
export interface SearchAnswer {
  /** All goods that fit; at most `SEARCH_RESULTS` of them are in `products`. */
  count: number
  products: SearchHit[]
  /** For the empty field, and where nothing was found: at most `SEARCH_COLLECTIONS`. */
  collections: { handle: string; name: string }[]
}

export interface SearchHit {
  id: string
  handle: string
  title: string
  description: string
  picture: CataloguePicture | null
  /** Null where no variant has a price; then none is shown (decision D8). */
  price: { amount: number; currency: string; varies: boolean } | null
  stock_state: StockState
}
