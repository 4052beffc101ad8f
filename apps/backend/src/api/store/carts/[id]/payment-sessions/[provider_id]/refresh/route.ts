import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { choosePayment } from "../../../../../../../domains/checkout/choose-payment.ts"
import { requireParam } from "../../../../../../require-param.ts"

/** The session of this provider, over the cart's current total. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const cart = await choosePayment(req.scope, requireParam(req, "id"), requireParam(req, "provider_id"))
  res.json({ cart })
}
