import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { fieldsOf } from "@porteka/shop/parse-json"
import { requireKnownFacets } from "../../domains/products/require-known-facets.ts"
import { requireSellable } from "../../domains/products/require-sellable.ts"

/** Every call by which a product can be created, changed or published. */
export const productAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/products", methods: ["POST"], middlewares: [checksProduct] },
  { matcher: "/admin/products/:id", methods: ["POST"], middlewares: [checksProduct] },
  { matcher: "/admin/products/batch", methods: ["POST"], middlewares: [checksProducts] },
]

async function checksProduct(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await requireKnownFacets(req.scope, req.body, req.params.id)
  await requireSellable(req.scope, req.body, req.params.id)
  next()
}

async function checksProducts(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { create, update } = fieldsOf(req.body)
  for (const product of [create, update].flat().filter(Boolean)) {
    await requireKnownFacets(req.scope, product)
    await requireSellable(req.scope, product)
  }
  next()
}
