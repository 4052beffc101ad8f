import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"
import type { ProductTag, ProductType } from "../types/product-types.ts"

export const tags = {
  list: get("/store/product-tags")
    .asks<ListQuery>()
    .gives<ListAnswer<"product_tags", ProductTag>>()
    .within(PRODUCT_GET_TIMEOUT_MS),
  retrieve: get("/store/product-tags/{id}")
    .asks<FieldsQuery>()
    .gives<{ product_tag: ProductTag }>()
    .within(PRODUCT_GET_TIMEOUT_MS),
}

export const types = {
  list: get("/store/product-types")
    .asks<ListQuery>()
    .gives<ListAnswer<"product_types", ProductType>>()
    .within(PRODUCT_GET_TIMEOUT_MS),
  retrieve: get("/store/product-types/{id}")
    .asks<FieldsQuery>()
    .gives<{ product_type: ProductType }>()
    .within(PRODUCT_GET_TIMEOUT_MS),
}
