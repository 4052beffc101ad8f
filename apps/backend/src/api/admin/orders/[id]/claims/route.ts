import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { beginClaim } from "../../../../../specified-only/swaps/begin-change.ts"
import { changeSchemas } from "../../../../../specified-only/swaps/change-input.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const begun = {
    order_id: orderId,
    created_by: req.auth_context.actor_id,
    change: parseInput(changeSchemas.claim, req.body),
  }
  const id = await beginClaim(req.scope, begun)
  const orders = req.scope.resolve(Modules.ORDER)
  const [record, order] = await Promise.all([orders.retrieveOrderClaim(id), orders.retrieveOrder(orderId)])
  res.json({ claim: record, order })
}
