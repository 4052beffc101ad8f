import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import { prepareDraft } from "../../domains/orders/prepare-draft.ts"
import { requireParam } from "../require-param.ts"

export const draftOrderRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/draft-orders/:id/convert-to-order", methods: ["POST"], middlewares: [prepare] },
]

async function prepare(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  await prepareDraft(req.scope, requireParam(req, "id"))
  next()
}
