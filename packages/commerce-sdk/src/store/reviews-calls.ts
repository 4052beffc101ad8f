import { answerWith, isList } from "../checks/answer-shape.ts"
import { get, post } from "../core/endpoint.ts"
import type { OrderReviews, ProductReviews, ReviewInput } from "../types/review-types.ts"

/** Photos are drawn anew while the call waits. */
const WRITE_TIMEOUT_MS = 25_000

const checkGoods = answerWith({ goods: isList })

/** What buyers say of goods. Who may see an order is the storefront's to decide. */
export const reviews = {
  ofProduct: get("/catalogue/reviews/{product_id}").gives<ProductReviews>(
    answerWith({ distribution: isList, reviews: isList }),
  ),

  /** The file of a photo, by its name in the photo's address. */
  photo: get("/catalogue/review-photos/{file}").givesFile(),

  ofOrder: get("/store/orders/{id}/reviews").gives<OrderReviews>(checkGoods),

  /** Of delivered goods; repeatable: until somebody decides about it, it is written anew. */
  write: post("/store/orders/{id}/reviews")
    .takes<ReviewInput>()
    .gives<OrderReviews>(checkGoods)
    .repeatable()
    .within(WRITE_TIMEOUT_MS),

  remove: post("/store/orders/{id}/reviews/remove")
    .takes<{ product_id: string }>()
    .gives<OrderReviews>(checkGoods)
    .repeatable(),

  /** No mail asks this order's buyer for reviews any more. */
  refuseRequests: post("/store/orders/{id}/reviews/refuse-requests")
    .takes<Record<string, never>>()
    .gives<{ refused: true }>()
    .repeatable(),
}
