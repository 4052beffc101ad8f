import type { MiddlewareRoute } from "@medusajs/framework/http"
import { withdrawalInputSchema } from "../domains/withdrawals/withdrawal-input.ts"
import { withdrawalChangeSchema } from "./admin/withdrawals/withdrawal-view.ts"
import { parsedBody } from "./parsed-body.ts"

export const withdrawalRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/withdrawals",
    methods: ["POST"],
    middlewares: [parsedBody(withdrawalInputSchema)],
  },
  {
    matcher: "/admin/withdrawals/:id",
    methods: ["POST"],
    middlewares: [parsedBody(withdrawalChangeSchema)],
  },
]
