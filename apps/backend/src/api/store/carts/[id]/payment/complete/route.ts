import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { completePaymentInputSchema } from "../../../../../../domains/checkout/checkout-input.ts"
import { completePayment } from "../../../../../../domains/purchase/purchase-calls.ts"
import { parseInput } from "../../../../../parse-input.ts"
import { requireParam } from "../../../../../require-param.ts"

/**
 * Completes a card payment. The provider is asked what was paid: the caller may only say which payment of the
 * cart it means.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const input = parseInput(completePaymentInputSchema, req.body)
  res.json(await completePayment(req.scope, requireParam(req, "id"), input))
}
