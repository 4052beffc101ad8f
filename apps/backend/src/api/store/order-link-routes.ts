import type { MiddlewareRoute } from "@medusajs/framework/http"
import { orderLinkRequestSchema } from "../../domains/orders/order-link-input.ts"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { parsedBody } from "../parsed-body.ts"

export const orderLinkRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/order-links",
    methods: ["POST"],
    middlewares: [parsedBody(orderLinkRequestSchema)],
  },
  {
    matcher: "/store/order-links/look-up",
    methods: ["POST"],
    middlewares: [parsedBody(linkTokenSchema)],
  },
]
