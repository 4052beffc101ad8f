import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { findPromotionFault, findRulesFault } from "../../domains/promotions/find-promotion-fault.ts"
import { findSameCode } from "../../domains/promotions/find-spelling.ts"
import { invalidData } from "../../refusals/refusals.ts"
import { staffText } from "../../staff-language/staff-language.ts"

/** Every call by which the admin saves a promotion. */
export const promotionAdminRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/promotions", methods: ["POST"], middlewares: [savesOnlyUsable] },
  { matcher: "/admin/promotions/:id", methods: ["POST"], middlewares: [savesOnlyUsable] },
  { matcher: "/admin/promotions/:id/rules/batch", methods: ["POST"], middlewares: [savesOnlyKnownLimits] },
]

const CODE = z.object({ code: z.string() })

async function savesOnlyUsable(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const fault = findPromotionFault(req.body)
  const { code } = CODE.safeParse(req.body).data ?? {}
  if (fault !== null || code === undefined) return answerFault(fault, next)
  const same = await findSameCode(req.scope, code, req.params.id)
  answerFault(
    same === null
      ? null
      : staffText({
          hu: `„${same}” kóddal már van promóció, és a bolt nem különbözteti meg a kis- és nagybetűket: válasszon másik kódot.`,
          en: `There is a promotion with the code “${same}” already, and the shop does not distinguish small and capital letters: choose another code.`,
        }),
    next,
  )
}

function savesOnlyKnownLimits(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  answerFault(findRulesFault(req.body), next)
}

const answerFault = (fault: string | null, next: MedusaNextFunction) =>
  next(fault === null ? undefined : invalidData(fault))
