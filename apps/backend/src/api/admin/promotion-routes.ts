import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { findPromotionFault } from "../../domains/promotions/find-promotion-fault.ts"

/** Every call by which the admin saves a promotion. */
export const promotionAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/promotions", methods: ["POST"], middlewares: [savesOnlyUsable] },
  { matcher: "/admin/promotions/:id", methods: ["POST"], middlewares: [savesOnlyUsable] },
]

function savesOnlyUsable(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const fault = findPromotionFault(req.body)
  next(fault === null ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
}
