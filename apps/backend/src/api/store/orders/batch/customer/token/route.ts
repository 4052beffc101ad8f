import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  ordersToClaimSchema,
  requestOrderTransfers,
} from "../../../../../../domains/orders/customer-orders.ts"
import { parseInput } from "../../../../../parse-input.ts"

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await requestOrderTransfers(req.scope, req.auth_context.actor_id, parseInput(ordersToClaimSchema, req.body))
  res.json({ accepted: true })
}
