import type {
  MedusaNextFunction,
  MedusaResponse,
  MedusaStoreRequest,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { storeProductRoutesMiddlewares } from "@medusajs/medusa/api/store/products/middlewares"
import { readChargeProducts } from "../../domains/line-options/charge-products.ts"

/** Parses `fields` and sets up the region's prices and taxes, as Medusa does for its own product list. */
const bestSellers: MiddlewareRoute[] = storeProductRoutesMiddlewares
  .filter(({ matcher }) => matcher === "/store/products")
  .map(({ middlewares }) => ({
    matcher: "/store/products/best-sellers",
    methods: ["GET"],
    middlewares,
  }))

export const productRoutes: MiddlewareRoute[] = [
  ...bestSellers,
  { matcher: "/store/products", methods: ["GET"], middlewares: [leaveOutCharges] },
]

/** A product that only charges for an option of others, like gift wrapping, is in no list of the shop. */
async function leaveOutCharges(
  { scope, filterableFields: filters }: MedusaStoreRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const and = Array.isArray(filters.$and) ? filters.$and : []
  filters.$and = [...and, { id: { $nin: await readChargeProducts(scope) } }]
  next()
}
