import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { linkTokenSchema } from "../../mail/link-token-input.ts"
import { orderLinkWishSchema } from "../../workflows/orders/order-link-input.ts"

export const orderLinkRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/order-links",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(orderLinkWishSchema)],
  },
  {
    matcher: "/store/order-links/look-up",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(linkTokenSchema)],
  },
]
