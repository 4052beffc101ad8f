import {
  checkCatalogueExport,
  checkCatalogueList,
  checkCatalogueProduct,
  checkChanges,
  checkGiftCardOffer,
  checkLineOptions,
  checkMoved,
  checkNavigation,
} from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { CHANGES_TIMEOUT_MS, PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type {
  CatalogueChanges,
  CatalogueExport,
  CatalogueList,
  CatalogueListQuery,
  CatalogueNavigation,
  CatalogueProductAnswer,
  LineOptionPrice,
} from "../types/catalogue-types.ts"
import type { GiftCardOffer } from "../types/gift-card-types.ts"

export interface LocaleQuery {
  /** `hu` or `en`. */
  locale: string
}

/** The read model: all product data of the pages. */
export const catalogue = {
  navigation: get("/catalogue/navigation")
    .asks<LocaleQuery>()
    .gives<CatalogueNavigation>(checkNavigation)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** Also the search: `q`. */
  products: get("/catalogue/products")
    .asks<CatalogueListQuery & LocaleQuery>()
    .gives<CatalogueList>(checkCatalogueList)
    .within(PRODUCT_GET_TIMEOUT_MS),

  product: get("/catalogue/products/{handle}")
    .asks<LocaleQuery & { related?: number; bought_together?: number }>()
    .gives<CatalogueProductAnswer>(checkCatalogueProduct)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** Line options that are not offered now are absent. */
  lineOptions: get("/catalogue/line-options")
    .gives<{ line_options: LineOptionPrice[] }>(checkLineOptions)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** Null: the shop sells none now. */
  giftCards: get("/catalogue/gift-cards")
    .gives<{ gift_cards: GiftCardOffer | null }>(checkGiftCardOffer)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** Many products at once, for feeds; `after` is the answer's `next`. */
  export: get("/catalogue/export")
    .asks<LocaleQuery & { after?: string | undefined; limit?: number }>()
    .gives<CatalogueExport>(checkCatalogueExport),

  /** The current handle of a renamed product, category or collection. @throws HttpError 404 if there was none */
  moved: get("/catalogue/moved/{kind}/{handle}")
    .gives<{ handle: string }>(checkMoved)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** A long poll: answered when there is news after the cursor, or after 25 s. */
  changes: get("/catalogue/changes")
    .asks<{ after?: number | undefined }>()
    .gives<CatalogueChanges>(checkChanges)
    .within(CHANGES_TIMEOUT_MS),
}
