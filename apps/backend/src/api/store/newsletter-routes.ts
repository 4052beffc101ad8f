import type { MiddlewareRoute } from "@medusajs/framework/http"
import { newsletterSignUpSchema } from "../../domains/newsletter/newsletter-input.ts"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { parsedBody } from "../parsed-body.ts"

export const newsletterRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/newsletter",
    methods: ["POST"],
    middlewares: [parsedBody(newsletterSignUpSchema)],
  },
  ...["look-up", "confirm", "unsubscribe"].map(
    (action): MiddlewareRoute => ({
      matcher: `/store/newsletter/${action}`,
      methods: ["POST"],
      middlewares: [parsedBody(linkTokenSchema)],
    }),
  ),
]
