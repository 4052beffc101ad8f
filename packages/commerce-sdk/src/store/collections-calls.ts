import { answerWith, isList } from "../checks/answer-shape.ts"
import { checkOne } from "../checks/answers.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FieldsQuery, ListAnswer, ListQuery } from "../types/list-types.ts"
import type { ProductCollection } from "../types/product-types.ts"

export const collections = {
  list: get("/store/collections")
    .asks<ListQuery & { handle?: string }>()
    .gives<ListAnswer<"collections", ProductCollection>>(answerWith({ collections: isList }))
    .within(PRODUCT_GET_TIMEOUT_MS),

  retrieve: get("/store/collections/{id}")
    .asks<FieldsQuery>()
    .gives<{ collection: ProductCollection }>(checkOne("collection"))
    .within(PRODUCT_GET_TIMEOUT_MS),
}
