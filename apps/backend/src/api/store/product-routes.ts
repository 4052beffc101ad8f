import type { MiddlewareRoute } from "@medusajs/framework/http"
import { storeProductRoutesMiddlewares } from "@medusajs/medusa/api/store/products/middlewares"

/** Reads `fields`, the region's pricing and taxes, as Medusa does for its own list of products. */
export const productRoutes: MiddlewareRoute[] = storeProductRoutesMiddlewares
  .filter(({ matcher }) => matcher === "/store/products")
  .map(({ middlewares }) => ({
    matcher: "/store/products/best-sellers",
    methods: ["GET"],
    middlewares,
  }))
