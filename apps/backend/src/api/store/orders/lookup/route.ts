import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { lookUpOrderId, orderLookupSchema } from "../../../../workflows/orders/find-order.ts"
import { readOrder } from "../../../../workflows/orders/read-order.ts"
import { parseQuery } from "../../../parse-query.ts"

/** Serves `GET /store/orders?display_id=…` (api/specified). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = await lookUpOrderId(req.scope, parseQuery(orderLookupSchema, req.query))
  res.json({ order: await readOrder(req.scope, orderId) })
}
