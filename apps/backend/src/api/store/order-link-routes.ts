import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { orderLinkWishSchema } from "../../domains/orders/order-link-input.ts"
import { linkTokenSchema } from "../../mail/link-token-input.ts"

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
