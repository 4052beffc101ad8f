import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ClaimToken, confirmOrders } from "../../../../../domains/orders/customer-orders.ts"

export async function POST(req: MedusaRequest<ClaimToken>, res: MedusaResponse): Promise<void> {
  await confirmOrders(req.scope, req.validatedBody)
  res.json({ success: true })
}
