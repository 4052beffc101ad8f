import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { choosePayment, providerChoiceSchema } from "../../../../../domains/checkout/choose-payment.ts"
import { parseInput } from "../../../../parse-input.ts"
import { requireParam } from "../../../../require-param.ts"

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { provider_id: providerId } = parseInput(providerChoiceSchema, req.body)
  res.json({ cart: await choosePayment(req.scope, requireParam(req, "id"), providerId) })
}
