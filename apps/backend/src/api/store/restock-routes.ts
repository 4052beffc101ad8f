import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { restockWishSchema } from "../../workflows/restock/restock-input.ts"

const BY_TOKEN = ["look-up", "confirm", "cancel"]

export const restockRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/restock-notices",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(restockWishSchema)],
  },
  ...BY_TOKEN.map(
    (action): MiddlewareRoute => ({
      matcher: `/store/restock-notices/${action}`,
      methods: ["POST"],
      middlewares: [validateAndTransformBody(linkTokenSchema)],
    }),
  ),
]
