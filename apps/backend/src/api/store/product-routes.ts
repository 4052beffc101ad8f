import type { MiddlewareRoute } from "@medusajs/framework/http"
import { storeProductRoutesMiddlewares } from "@medusajs/medusa/api/store/products/middlewares"

/** Parses `fields` and sets up the region's prices and taxes, as Medusa does for its own product list. */
export const productRoutes: MiddlewareRoute[] = storeProductRoutesMiddlewares
  .filter(({ matcher }) => matcher === "/store/products")
  .map(({ middlewares }) => ({
    matcher: "/store/products/best-sellers",
    methods: ["GET"],
    middlewares,
  }))
