import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { askForOrders, ordersToClaimSchema } from "../../../../../../domains/orders/customer-orders.ts"
import { parseInput } from "../../../../../parse-input.ts"

export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await askForOrders(req.scope, req.auth_context.actor_id, parseInput(ordersToClaimSchema, req.body))
  res.json({ accepted: true })
}
