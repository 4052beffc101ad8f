import { defineMiddlewares } from "@medusajs/framework/http"
import { touchProductsRoutes } from "./catalogue/touch-products.ts"

export default defineMiddlewares({ routes: [...touchProductsRoutes] })
