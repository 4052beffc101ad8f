import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { fieldsOf } from "@porteka/shop/parse-json"
import { requireSellable } from "../../domains/products/require-sellable.ts"

/** Every call by which the admin can publish a product. */
export const productAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/products", methods: ["POST"], middlewares: [publishesOnlySellable] },
  { matcher: "/admin/products/:id", methods: ["POST"], middlewares: [publishesOnlySellable] },
  { matcher: "/admin/products/batch", methods: ["POST"], middlewares: [publishesOnlySellableOnes] },
]

async function publishesOnlySellable(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await requireSellable(req.scope, req.body, req.params.id)
  next()
}

async function publishesOnlySellableOnes(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { create, update } = fieldsOf(req.body)
  for (const product of [create, update].flat().filter(Boolean)) await requireSellable(req.scope, product)
  next()
}
