import type { MiddlewareRoute } from "@medusajs/framework/http"

const limit = (matcher: string, sizeLimit: string): MiddlewareRoute => ({
  matcher,
  methods: ["POST"],
  bodyParser: { sizeLimit },
})

/** Photos, product tables, bank statements and pickup point lists exceed Medusa's default body limit. */
export const bodyLimits: MiddlewareRoute[] = [
  limit("/store/complaints", "26mb"),
  limit("/store/orders/:id/reviews", "26mb"),
  limit("/admin/product-table", "12mb"),
  limit("/admin/bank-statement", "8mb"),
  limit("/admin/pickup-point-lists/:code/reading", "48mb"),
]
