import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findOrderId, orderLookupSchema } from "../../../../domains/orders/find-order.ts"
import { readOrder } from "../../../../domains/orders/read-order.ts"
import { parseInput } from "../../../parse-input.ts"

/** Serves `GET /store/orders?display_id=…` (specified-only/aliases). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = await findOrderId(req.scope, parseInput(orderLookupSchema, req.query))
  res.json({ order: await readOrder(req.scope, orderId) })
}
