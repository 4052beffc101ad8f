import { answerWith, hasFields, isList, isText } from "../checks/answer-shape.ts"
import { get } from "../core/endpoint.ts"
import { PRODUCT_GET_TIMEOUT_MS } from "../core/timeouts.ts"
import type { FieldsQuery, ListQuery } from "../types/list-types.ts"
import type { PricingQuery, ProductVariant } from "../types/product-types.ts"

const checkVariants = answerWith({ variants: isList })

export const variants = {
  list: get("/store/variants")
    .asks<ListQuery & PricingQuery & { ids?: string }>()
    .gives<{ variants: ProductVariant[] }>(checkVariants)
    .within(PRODUCT_GET_TIMEOUT_MS),

  retrieve: get("/store/variants/{id}")
    .asks<FieldsQuery & PricingQuery>()
    .gives<{ variant: ProductVariant }>(answerWith({ variant: hasFields({ id: isText }) }))
    .within(PRODUCT_GET_TIMEOUT_MS),

  /** `ids` is one value with commas. */
  batch: get("/store/variants/batch")
    .asks<PricingQuery & { ids: string }>()
    .gives<{ variants: ProductVariant[] }>(checkVariants)
    .within(PRODUCT_GET_TIMEOUT_MS),
}
