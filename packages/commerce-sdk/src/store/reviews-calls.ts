import { answerWith, isList } from "../checks/answer-shape.ts"
import { get, post } from "../core/endpoint.ts"
import type { OrderReviews, ProductReviews, ReviewInput } from "../types/review-types.ts"

/** Photos are re-encoded during the call. */
const WRITE_TIMEOUT_MS = 25_000

const checkProducts = answerWith({ products: isList })

/** Product reviews. The storefront decides who may see an order. */
export const reviews = {
  ofProduct: get("/catalogue/reviews/{product_id}").gives<ProductReviews>(
    answerWith({ distribution: isList, reviews: isList }),
  ),

  /** A published photo's file, by the name in its URL. */
  photo: get("/catalogue/review-photos/{file}").givesFile(),

  /** The same of a review that is not published, too. */
  photoOfOrder: get("/store/orders/{id}/review-photos/{file}").givesFile(),

  ofOrder: get("/store/orders/{id}/reviews").gives<OrderReviews>(checkProducts),

  /** For delivered products; repeatable: until it is decided, it is overwritten. */
  write: post("/store/orders/{id}/reviews")
    .takes<ReviewInput>()
    .gives<OrderReviews>(checkProducts)
    .repeatable()
    .within(WRITE_TIMEOUT_MS),

  remove: post("/store/orders/{id}/reviews/remove")
    .takes<{ product_id: string }>()
    .gives<OrderReviews>(checkProducts)
    .repeatable(),

  /** Opts this order's buyer out of review requests. */
  refuseRequests: post("/store/orders/{id}/reviews/refuse-requests")
    .takes<Record<string, never>>()
    .gives<{ refused: true }>()
    .repeatable(),
}
