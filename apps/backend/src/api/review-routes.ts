import type { MiddlewareRoute } from "@medusajs/framework/http"
import { reviewDecisionSchema, reviewRemovalSchema, reviewSchema } from "../domains/reviews/review-input.ts"
import { parsedBody } from "./parsed-body.ts"

export const reviewRoutes: MiddlewareRoute[] = [
  {
    matcher: "/store/orders/:id/reviews",
    methods: ["POST"],
    bodyParser: { sizeLimit: "26mb" },
    middlewares: [parsedBody(reviewSchema)],
  },
  {
    matcher: "/store/orders/:id/reviews/remove",
    methods: ["POST"],
    middlewares: [parsedBody(reviewRemovalSchema)],
  },
  { matcher: "/admin/reviews/:id", methods: ["POST"], middlewares: [parsedBody(reviewDecisionSchema)] },
]
