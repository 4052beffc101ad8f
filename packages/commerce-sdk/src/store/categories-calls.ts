import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkOne } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"
import type { ProductCategory } from "../types/product-types.ts"

export const categories = {
  list: get("/store/product-categories")
    .asks<ListQuery & { handle?: string; parent_category_id?: string }>()
    .gives<ListAnswer<"product_categories", ProductCategory>>(answerWith({ product_categories: isList }))
    .within(PRODUCT_GET_TIMEOUT_MS),

  retrieve: get("/store/product-categories/{id}")
    .asks<FieldsQuery>()
    .gives<{ product_category: ProductCategory }>(checkOne("product_category"))
    .within(PRODUCT_GET_TIMEOUT_MS),
}
