import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { choosePayment, type ProviderChoice } from "../../../../../domains/checkout/choose-payment.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest<ProviderChoice>, res: MedusaResponse): Promise<void> {
  const { provider_id: providerId } = req.validatedBody
  res.json({ cart: await choosePayment(req.scope, requireParam(req, "id"), providerId) })
}
