import type { MiddlewareRoute } from "@medusajs/framework/http"

/** Product tables, bank statements and pickup point lists exceed Medusa's default body limit. */
export const tableRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/product-table", methods: ["POST"], bodyParser: { sizeLimit: "12mb" } },
  { matcher: "/admin/bank-statement", methods: ["POST"], bodyParser: { sizeLimit: "8mb" } },
  {
    matcher: "/admin/pickup-point-lists/:code/reading",
    methods: ["POST"],
    bodyParser: { sizeLimit: "48mb" },
  },
]
