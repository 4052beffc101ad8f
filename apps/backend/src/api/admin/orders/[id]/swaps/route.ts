import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { beginSwap } from "../../../../../specified-only/swaps/begin-change.ts"
import type { SwapChange } from "../../../../../specified-only/swaps/change-input.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: AuthenticatedMedusaRequest<SwapChange>, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  const begun = { order_id: orderId, created_by: req.auth_context.actor_id, change: req.validatedBody }
  const id = await beginSwap(req.scope, begun)
  const orders = req.scope.resolve(Modules.ORDER)
  const [record, order] = await Promise.all([orders.retrieveOrderExchange(id), orders.retrieveOrder(orderId)])
  res.json({ swap: record, order })
}
