import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { cancelPayment } from "../../../../../../domains/purchase/purchase-calls.ts"
import { requireParam } from "../../../../../require-param.ts"

/** Cancels a card payment, so that the cart can be changed again. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json(await cancelPayment(req.scope, requireParam(req, "id")))
}
