import type { MiddlewareRoute } from "@medusajs/framework/http"
import { restockRequestSchema } from "../../domains/restock/restock-input.ts"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { parsedBody } from "../parsed-body.ts"

const BY_TOKEN = ["look-up", "confirm", "cancel"]

export const restockRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/restock-notices",
    methods: ["POST"],
    middlewares: [parsedBody(restockRequestSchema)],
  },
  ...BY_TOKEN.map(
    (action): MiddlewareRoute => ({
      matcher: `/store/restock-notices/${action}`,
      methods: ["POST"],
      middlewares: [parsedBody(linkTokenSchema)],
    }),
  ),
]
