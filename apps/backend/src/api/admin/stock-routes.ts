import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { makeWayForLevels } from "../../domains/products/empty-levels.ts"

const ITEMS = "/admin/inventory-items"

/** Every call that creates stock levels. */
export const stockRoutes: MiddlewareRoute[] = [
  { matcher: `${ITEMS}/location-levels/batch`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
  { matcher: `${ITEMS}/:id/location-levels`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
  { matcher: `${ITEMS}/:id/location-levels/batch`, methods: ["POST"], middlewares: [replaceEmptyLevels] },
]

async function replaceEmptyLevels(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await makeWayForLevels(req.scope, req.body, req.params.id)
  next()
}
