import type { MiddlewareRoute } from "@medusajs/framework/http"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { parsedBody } from "../parsed-body.ts"

export const newsletterRoutes: MiddlewareRoute[] = ["look-up", "confirm", "unsubscribe"].map(
  (action): MiddlewareRoute => ({
    matcher: `/store/newsletter/${action}`,
    methods: ["POST"],
    middlewares: [parsedBody(linkTokenSchema)],
  }),
)
