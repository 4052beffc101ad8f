import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderIdOfCart } from "../../../../../domains/orders/find-order.ts"
import { readOrder } from "../../../../../domains/orders/read-order.ts"
import { requireParam } from "../../../../require-param.ts"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const orderId = await orderIdOfCart(req.scope, requireParam(req, "cart_id"))
  res.json({ order: await readOrder(req.scope, orderId) })
}
