import type { MiddlewareRoute } from "@medusajs/framework/http"

/** A table of goods is larger than what Medusa takes otherwise. */
export const goodsTableRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/goods-table", methods: ["POST"], bodyParser: { sizeLimit: "12mb" } },
]
