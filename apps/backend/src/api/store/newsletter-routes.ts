import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { linkTokenSchema } from "../../mail/link-token-input.ts"

export const newsletterRoutes: MiddlewareRoute[] = ["look-up", "confirm", "unsubscribe"].map(
  (action): MiddlewareRoute => ({
    matcher: `/store/newsletter/${action}`,
    methods: ["POST"],
    middlewares: [validateAndTransformBody(linkTokenSchema)],
  }),
)
