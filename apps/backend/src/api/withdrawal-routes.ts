import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { withdrawalInputSchema } from "../domains/withdrawals/withdrawal-input.ts"
import { withdrawalChangeSchema } from "./admin/withdrawals/withdrawal-view.ts"

export const withdrawalRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/withdrawals",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalInputSchema)],
  },
  {
    matcher: "/admin/withdrawals/:id",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(withdrawalChangeSchema)],
  },
]
