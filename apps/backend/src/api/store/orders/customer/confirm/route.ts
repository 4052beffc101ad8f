import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { claimTokenSchema, confirmOrders } from "../../../../../domains/orders/customer-orders.ts"
import { parseInput } from "../../../../parse-input.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  await confirmOrders(req.scope, parseInput(claimTokenSchema, req.body))
  res.json({ success: true })
}
