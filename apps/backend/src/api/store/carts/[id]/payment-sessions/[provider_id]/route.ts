import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { choosePayment, dropPayment } from "../../../../../../domains/checkout/choose-payment.ts"
import { requireParam } from "../../../../../require-param.ts"

/** A session of this provider; its content is between the shop and the provider, so `data` changes nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const cart = await choosePayment(req.scope, requireParam(req, "id"), requireParam(req, "provider_id"))
  res.json({ cart })
}

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const cart = await dropPayment(req.scope, requireParam(req, "id"), requireParam(req, "provider_id"))
  res.json({ cart })
}
