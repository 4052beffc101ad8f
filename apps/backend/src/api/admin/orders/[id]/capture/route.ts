import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { recordPayment } from "../../../../../domains/orders/record-payment.ts"
import { requireParam } from "../../../../require-param.ts"

/**
 * Captures the rest of the order's payments. For a payment outside the shop it records that the money has
 * arrived.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  await recordPayment(req.scope, orderId, req.auth_context.actor_id)
  res.json({ order: await req.scope.resolve(Modules.ORDER).retrieveOrder(orderId) })
}
