import { createRequire } from "node:module"
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { refuseNul } from "./bad-input.ts"

type Middleware = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => void

/** With the parser that Medusa uses. */
const { json } = createRequire(require.resolve("@medusajs/medusa/package.json"))("express") as {
  json(options: { limit: string }): Middleware
}

const limit = (matcher: string, sizeLimit: string): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  bodyParser: { sizeLimit },
})

/** Medusa reads bodies before it knows who has sent them: anybody could fill the memory. */
const limitForStaff = (matcher: string, sizeLimit: string): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  bodyParser: false,
  middlewares: [json({ limit: sizeLimit }), refuseNul],
})

/** Photos, product tables, bank statements and pickup point lists exceed Medusa's default body limit. */
export const bodyLimits: MiddlewareRoute[] = [
  limit("/store/complaints", "26mb"),
  limit("/store/orders/:id/reviews", "26mb"),
  limitForStaff("/admin/product-table", "12mb"),
  limitForStaff("/admin/bank-statement", "8mb"),
  limitForStaff("/admin/pickup-point-lists/:code/reading", "48mb"),
]
