import { answerProduct, isProductId } from "#app/features/catalogue/quick-view/quick-product.server.ts"
import { notFound, replyJson } from "#app/server/api/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/product-api.ts"

/** Only `GET` is supported. */
export function action() {
  return notFound()
}

/** One product with its price: `GET /api/products/{handle or id}?locale=hu`. */
export function loader({ params: { handle }, context }: Route.LoaderArgs) {
  return replyJson(() => answerProduct(context.get(requestContext), handle), {
    notFound: "Product not found",
    failed: isProductId(handle) ? "Error fetching product" : "Error fetching product by handle",
  })
}
