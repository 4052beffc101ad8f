import type { MiddlewareRoute } from "@medusajs/framework/http"

/** A table of goods, a bank's statement and a list of pickup points are larger than what Medusa takes otherwise. */
export const tableRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/goods-table", methods: ["POST"], bodyParser: { sizeLimit: "12mb" } },
  { matcher: "/admin/bank-statement", methods: ["POST"], bodyParser: { sizeLimit: "8mb" } },
  {
    matcher: "/admin/pickup-point-lists/:code/reading",
    methods: ["POST"],
    bodyParser: { sizeLimit: "48mb" },
  },
]
