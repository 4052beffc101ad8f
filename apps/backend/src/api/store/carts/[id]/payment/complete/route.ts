import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CompletePaymentInput } from "../../../../../../domains/checkout/checkout-input.ts"
import { completePayment } from "../../../../../../domains/purchase/purchase-calls.ts"
import { requireParam } from "../../../../../require-param.ts"

/**
 * Completes a card payment. The provider is asked what was paid: the caller may only say which payment of the
 * cart it means.
 */
export async function POST(req: MedusaRequest<CompletePaymentInput>, res: MedusaResponse): Promise<void> {
  res.json(await completePayment(req.scope, requireParam(req, "id"), req.validatedBody))
}
