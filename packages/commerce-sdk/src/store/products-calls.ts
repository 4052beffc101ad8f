import { answerWith, hasFields, isList, isText } from "../checks/answer-shape.ts"
import { get, post } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"
import type { PricingQuery, Product, ProductBatchAnswer } from "../types/product-types.ts"

export interface ProductListQuery extends ListQuery, PricingQuery {
  id?: string[]
  handle?: string
  collection_id?: string[]
  category_id?: string[]
  tag_id?: string[]
  type_id?: string[]
  /** Only products that have one of these variants. */
  variants?: { id: string[] }
}

export interface ProductSearchInput {
  q?: string
  offset?: number
  limit?: number
  /** As in the query of the list. */
  filter?: Omit<ProductListQuery, "q" | "offset" | "limit">
}

type ProductList = ListAnswer<"products", Product>

const checkProducts = answerWith({ products: isList })

/**
 * Medusa's own product routes. Pages do not list products with them, because they are slow
 * (docs/architecture.md).
 */
export const products = {
  list: get("/store/products")
    .asks<ProductListQuery>()
    .gives<ProductList>(checkProducts)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** By id or by handle. */
  retrieve: get("/store/products/{id_or_handle}")
    .asks<FieldsQuery & PricingQuery>()
    .gives<{ product: Product }>(answerWith({ product: hasFields({ id: isText, handle: isText }) }))
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** `ids` is one value with commas. */
  batch: get("/store/products/batch")
    .asks<PricingQuery & { ids: string }>()
    .gives<ProductBatchAnswer>(checkProducts)
    .within(PRODUCT_GET_TIMEOUT_MS),

  bestSellers: get("/store/products/best-sellers")
    .asks<ListQuery & PricingQuery>()
    .gives<ProductList>(checkProducts)
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** Changes nothing. */
  search: post("/store/products/search")
    .takes<ProductSearchInput>()
    .gives<ProductList>(checkProducts)
    .repeatable()
    .within(PRODUCT_GET_TIMEOUT_MS),
}
