import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { renewPayment } from "../../../../../domains/checkout/choose-payment.ts"
import { requireParam } from "../../../../require-param.ts"

/** A session of the chosen payment method over the cart's total. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ cart: await renewPayment(req.scope, requireParam(req, "id")) })
}
