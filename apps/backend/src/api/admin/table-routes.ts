import type { MiddlewareRoute } from "@medusajs/framework/http"

/** A table of goods and a bank's statement are larger than what Medusa takes otherwise. */
export const tableRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/goods-table", methods: ["POST"], bodyParser: { sizeLimit: "12mb" } },
  { matcher: "/admin/bank-statement", methods: ["POST"], bodyParser: { sizeLimit: "8mb" } },
]
