import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { findPromotionFault, findRulesFault } from "../../domains/promotions/find-promotion-fault.ts"
import { invalidData } from "../../refusals/refusals.ts"

/** Every call by which the admin saves a promotion. */
export const promotionAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/promotions", methods: ["POST"], middlewares: [savesOnlyUsable] },
  { matcher: "/admin/promotions/:id", methods: ["POST"], middlewares: [savesOnlyUsable] },
  { matcher: "/admin/promotions/:id/rules/batch", methods: ["POST"], middlewares: [savesOnlyKnownLimits] },
]

function savesOnlyUsable(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  answerFault(findPromotionFault(req.body), next)
}

function savesOnlyKnownLimits(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  answerFault(findRulesFault(req.body), next)
}

const answerFault = (fault: string | null, next: MedusaNextFunction) =>
  next(fault === null ? undefined : invalidData(fault))
