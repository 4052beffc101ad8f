import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { askForOrders, type OrdersToClaim } from "../../../../../../domains/orders/customer-orders.ts"

export async function POST(
  req: AuthenticatedMedusaRequest<OrdersToClaim>,
  res: MedusaResponse,
): Promise<void> {
  await askForOrders(req.scope, req.auth_context.actor_id, req.validatedBody)
  res.json({ accepted: true })
}
