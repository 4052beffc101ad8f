import { answerProduct } from "#app/features/catalogue/quick-view/quick-product.server.ts"
import { replyJson } from "#app/server/api-reply.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import type { Route } from "./+types/product.ts"

/** One product with its price: `GET /api/products/{handle or id}?locale=hu`. */
export function loader({ params, context }: Route.LoaderArgs) {
  return replyJson(() => answerProduct(context.get(requestContext), params.handle), "Product not found")
}
