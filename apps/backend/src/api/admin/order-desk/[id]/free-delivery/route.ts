import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { freeDelivery } from "../../../../../domains/order-desk/free-delivery.ts"
import { readDesk } from "../../../../../domains/order-desk/read-desk.ts"
import { requireParam } from "../../../../require-param.ts"

/** Takes off the charge for a delivery that an edit of the order has made free. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = requireParam(req, "id")
  await freeDelivery(req.scope, orderId, req.auth_context.actor_id)
  res.json({ order: await readDesk(req.scope, orderId) })
}
