import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createPaymentSessionsWorkflow } from "@medusajs/medusa/core-flows"
import { choosePayment } from "../../../../../domains/checkout/choose-payment.ts"
import { readRecords } from "../../../../../records/read-records.ts"
import { requireParam } from "../../../../require-param.ts"

interface SessionRequest {
  provider_id: string
  data?: Record<string, unknown>
}

/**
 * Medusa's choice of a payment provider. For a cart the checkout's code is used: the payment method is stored,
 * so that its fee is due and the order knows it. The collection of an order is paid as in Medusa.
 */
export async function POST(
  req: AuthenticatedMedusaRequest<SessionRequest>,
  res: MedusaResponse,
): Promise<void> {
  const id = requireParam(req, "id")
  const { provider_id, data } = req.validatedBody
  const [collection] = await readRecords<{ cart?: { id: string } | null }>(req.scope, {
    entity: "payment_collection",
    fields: ["cart.id"],
    filters: { id },
  })
  if (collection?.cart) await choosePayment(req.scope, collection.cart.id, provider_id)
  else {
    await createPaymentSessionsWorkflow(req.scope).run({
      input: { payment_collection_id: id, provider_id, data, customer_id: req.auth_context?.actor_id },
    })
  }
  const [payment_collection] = await readRecords<object>(req.scope, {
    entity: "payment_collection",
    fields: [...req.queryConfig.fields, "status"],
    filters: { id },
  })
  res.json({ payment_collection })
}
